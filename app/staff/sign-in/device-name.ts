import { deviceWords } from "~/content/en/staff/staff-sign-in";

/** First match wins: Edge calls itself Chrome too, and Chrome calls itself Safari. */
const browsers: [sign: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: [sign: RegExp, name: string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bLinux\b/, "Linux"],
];

const find = (signs: typeof browsers, text: string) => signs.find(([sign]) => sign.test(text))?.[1];

/** What a browser is called in lists of sessions and passkeys: "Firefox on Windows". */
export const deviceName = (userAgent: string) =>
  deviceWords(find(browsers, userAgent), find(systems, userAgent));
