//! What a match says: Elo from pairs of games, and the sequential test.
//!
//! Both games of an opening are one trial, since they have the opening in common: the variance is
//! that of the pairs (five results, 0 to 2 points). See H. Hotelling's and, for the sequential
//! test, A. Wald's *Sequential Tests of Statistical Hypotheses* (1945); the likelihood ratio is
//! that of a normal mean with the variance observed.

/// Results of the pairs, from the first player's side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pairs {
    /// How many pairs gave 0, ½, 1, 1½ and 2 points.
    pub(crate) counts: [u32; 5],
}

/// An Elo difference with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Elo {
    /// The centre.
    pub(crate) centre: f64,
    /// The interval's lower end.
    pub(crate) low: f64,
    /// The interval's upper end.
    pub(crate) high: f64,
}

/// The half width of a 95 % interval in standard errors.
const Z95: f64 = 1.959_964;

impl Pairs {
    /// Adds a pair: points of the two games in half points, 0 to 4.
    pub(crate) fn add(&mut self, half_points: usize) {
        self.counts[half_points.min(4)] += 1;
    }

    /// How many pairs.
    pub(crate) fn len(&self) -> u32 {
        self.counts.iter().sum()
    }

    /// The mean score of a game, 0 to 1, and the variance of a pair's mean.
    fn moments(&self) -> Option<(f64, f64)> {
        let n = f64::from(self.len());
        if n == 0.0 {
            return None;
        }
        let values = [0.0, 0.25, 0.5, 0.75, 1.0];
        let weighted = |f: &dyn Fn(f64) -> f64| -> f64 {
            values
                .iter()
                .zip(self.counts)
                .map(|(&value, count)| f(value) * f64::from(count))
                .sum::<f64>()
                / n
        };
        let mean = weighted(&|value| value);
        let variance = weighted(&|value| (value - mean).powi(2));
        Some((mean, variance))
    }

    /// The mean score of a game, 0 to 1.
    pub(crate) fn score(&self) -> Option<f64> {
        self.moments().map(|(mean, _)| mean)
    }

    /// The Elo difference; `None` without games.
    pub(crate) fn elo(&self) -> Option<Elo> {
        let (mean, variance) = self.moments()?;
        let half = Z95 * (variance / f64::from(self.len())).sqrt();
        Some(Elo {
            centre: elo_of(mean),
            low: elo_of(mean - half),
            high: elo_of(mean + half),
        })
    }

    /// The logarithm of the likelihood ratio of `elo1` to `elo0`.
    pub(crate) fn llr(&self, elo0: f64, elo1: f64) -> f64 {
        // Early on all pairs may be alike, and a variance of nothing would be certainty: one pair
        // of each kind is taken for seen.
        let cautious = Pairs {
            counts: self.counts.map(|count| count + 1),
        };
        let Some((mean, variance)) = cautious.moments() else {
            return 0.0;
        };
        let (score0, score1) = (score_of(elo0), score_of(elo1));
        f64::from(self.len()) * (score1 - score0) * (2.0 * mean - score0 - score1)
            / (2.0 * variance)
    }
}

/// The Elo difference that gives a score; ±1200 at the ends.
fn elo_of(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    (-400.0 * (1.0 / score - 1.0).log10()).clamp(-1200.0, 1200.0)
}

/// The score that an Elo difference gives.
fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// A sequential test: whether a change is worth `elo1` rather than `elo0`, both errors 5 %.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Sprt {
    /// What it is worth if it is not to be kept.
    pub(crate) elo0: f64,
    /// What it is worth if it is.
    pub(crate) elo1: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// Keep it.
    Accepted,
    /// Do not.
    Rejected,
    /// Play on.
    Open,
}

impl Sprt {
    /// The bound of the likelihood ratio for errors of 5 %.
    pub(crate) const BOUND: f64 = 2.944_439;

    /// The verdict on the pairs so far.
    pub(crate) fn verdict(self, pairs: &Pairs) -> Verdict {
        match pairs.llr(self.elo0, self.elo1) {
            llr if llr >= Sprt::BOUND => Verdict::Accepted,
            llr if llr <= -Sprt::BOUND => Verdict::Rejected,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_pairs_are_no_difference() {
        let pairs = Pairs {
            counts: [10, 20, 40, 20, 10],
        };
        let elo = pairs.elo().unwrap();
        assert!(elo.centre.abs() < 1e-9);
        assert!((elo.low + elo.high).abs() < 1e-6 && elo.low < -10.0);
    }

    #[test]
    fn a_known_score_is_its_elo() {
        // 75 % of the points: 190.8 Elo by the logistic curve.
        let pairs = Pairs {
            counts: [0, 0, 50, 0, 50],
        };
        assert!((pairs.elo().unwrap().centre - 190.848).abs() < 0.01);
        assert!((score_of(190.848) - 0.75).abs() < 1e-5);
    }

    /// Plays pairs of a true strength and counts how often the test errs.
    #[test]
    fn the_sequential_test_errs_as_seldom_as_it_says() {
        let sprt = Sprt {
            elo0: 0.0,
            elo1: 20.0,
        };
        let mut rng = shatar_tests::rng::Rng::new(7);
        for (elo, wrong) in [(0.0, Verdict::Accepted), (20.0, Verdict::Rejected)] {
            let (win, trials) = (score_of(elo), 200);
            let mut errors = 0;
            for _ in 0..trials {
                let mut pairs = Pairs::default();
                while sprt.verdict(&pairs) == Verdict::Open {
                    let mut game = || 2 * usize::from((rng.below(100_000) as f64) < win * 1e5);
                    pairs.add(game() + game());
                }
                errors += u32::from(sprt.verdict(&pairs) == wrong);
            }
            // 5 % of 200 are 10; more than 22 would happen once in thousands of runs.
            assert!(errors <= 22, "{errors} errors at {elo}");
        }
    }
}
