// Before anything is drawn: the theme and the board that were chosen, so that nobody sees another
// one first. The program reads the same lines of the store again when it starts.
{
  const root = document.documentElement;
  let lines = "";
  try {
    lines = localStorage.getItem("shatar.settings") ?? "";
  } catch {
    // A store that refuses has nothing to say.
  }
  const chosen = (key) => new RegExp(`^${key} (\\w+)$`, "m").exec(lines)?.[1];
  root.dataset.theme = chosen("theme") ?? "auto";
  root.dataset.cloth = chosen("cloth") ?? "felt";
}
