import { hue as clinicHue } from "./identity";

/** Colors of buttons, links and the banner, by day and by night (ui/styles/tokens.css). */
const brandColor = /(--(?:marsh|marsh-hover|night):\s*)(#[0-9a-f]{3,6})\b/gi;

/** A style sheet, or one color, in the clinic's hue: as light and as strong as the build's own. */
export function inClinicHue(css: string, hue: number | null = clinicHue): string {
  if (hue === null) return css;
  if (/^#\w+$/.test(css)) return withHue(css, hue);
  return css.replace(brandColor, (_, name, color) => name + withHue(color, hue));
}

type Three = [number, number, number];

/** A color with another hue in OKLCH (https://bottosson.github.io/posts/oklab), within sRGB. */
function withHue(color: string, hue: number): string {
  const [lightness, a, b] = toOklab(linear(color));
  const angle = (hue * Math.PI) / 180;
  for (let chroma = Math.hypot(a, b); ; chroma *= 0.95) {
    const rgb = fromOklab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
    if (chroma < 0.001 || rgb.every((one) => one > -0.0005 && one < 1.0005)) return hex(rgb);
  }
}

function linear(color: string): Three {
  const digits = color.length === 4 ? color.replace(/\w/g, "$&$&") : color;
  const channel = (at: number) => {
    const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function hex(rgb: Three): string {
  const channels = rgb.map((one) => {
    const value = Math.min(1, Math.max(0, one));
    const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

function toOklab([r, g, b]: Three): Three {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Three): Three {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
