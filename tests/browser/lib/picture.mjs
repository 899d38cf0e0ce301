// Reading and measuring screenshots, pixel by pixel.

import { decode, encode } from "fast-png";

/** A picture of RGB pixels. */
export class Picture {
  /**
   * @param {number} width in pixels
   * @param {number} height in pixels
   * @param {Uint8Array} data three bytes for each pixel, row by row from the top
   */
  constructor(width, height, data = new Uint8Array(width * height * 3)) {
    Object.assign(this, { width, height, data });
  }

  /** Reads a PNG of 8 bits a channel; what is transparent shows white. */
  static read(png) {
    const { width, height, channels, depth, data, palette } = decode(png);
    if (depth !== 8 || palette) throw new Error("only PNGs of 8 bits a channel are read");
    const picture = new Picture(width, height);
    const colour = channels >= 3;
    const opaque = channels % 2 === 1;
    for (let from = 0, to = 0; from < data.length; from += channels, to += 3) {
      const alpha = opaque ? 255 : data[from + channels - 1];
      for (let channel = 0; channel < 3; channel += 1) {
        const value = data[from + (colour ? channel : 0)];
        picture.data[to + channel] = Math.round((value * alpha + 255 * (255 - alpha)) / 255);
      }
    }
    return picture;
  }

  /** The picture as a PNG. */
  png() {
    const { width, height, data } = this;
    return encode({ width, height, data, channels: 3, depth: 8 }, { zlib: { level: 9 } });
  }

  /** The colour of a pixel. */
  at(x, y) {
    const place = (y * this.width + x) * 3;
    return [this.data[place], this.data[place + 1], this.data[place + 2]];
  }

  /** The picture in another size, each pixel the mean of what it covers. */
  scaled(width, height) {
    const small = new Picture(width, height);
    for (let y = 0; y < height; y += 1) {
      const [top, bottom] = span(y, height, this.height);
      for (let x = 0; x < width; x += 1) {
        const [left, right] = span(x, width, this.width);
        const sum = [0, 0, 0];
        for (let row = top; row < bottom; row += 1) {
          for (let column = left; column < right; column += 1) {
            const place = (row * this.width + column) * 3;
            sum[0] += this.data[place];
            sum[1] += this.data[place + 1];
            sum[2] += this.data[place + 2];
          }
        }
        const count = (bottom - top) * (right - left);
        sum.forEach((total, channel) => {
          small.data[(y * width + x) * 3 + channel] = Math.round(total / count);
        });
      }
    }
    return small;
  }
}

/** The whole pixels that one of `parts` equal parts covers, at least one. */
function span(index, parts, size) {
  const from = Math.min(size - 1, Math.floor((index * size) / parts));
  return [from, Math.max(from + 1, Math.floor(((index + 1) * size) / parts))];
}

/** The relative luminance of a colour, as WCAG defines it. */
export function luminance([red, green, blue]) {
  const linear = (value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
