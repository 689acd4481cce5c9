import { contentEncodings, longestAcceptEncoding } from "../../server/http/files/file-headers.ts";
import type { Encoding } from "../../server/publishing/file-entry.ts";

/** Smallest first, as the site does (server/http/files/accept-encoding.ts). */
const order: readonly Encoding[] = ["br", "gz"];
const names: Record<Encoding, string> = { br: "br", gz: "(?:x-)?gzip" };
const available = (encodings: readonly Encoding[]) =>
  order.filter((encoding) => encodings.includes(encoding));

/** Files with the same encodings share the variables that choose one of them. */
export const setName = (encodings: readonly Encoding[]) => available(encodings).join("_") || "none";

/**
 * The weight of each encoding in Accept-Encoding as one character: x for 1, otherwise its first
 * decimal, - for 0. Weights with the same first decimal count as equal: nginx cannot compare numbers.
 * A header that is too long counts as absent, so that the patterns below have little to search.
 */
export const weightMaps = [
  `map $http_accept_encoding $accept_encoding {
  default $http_accept_encoding;
  "~^.{${longestAcceptEncoding + 1}}" "";
}`,
  weightMap("others", "\\*", "-"),
  ...order.map((encoding) => weightMap(encoding, names[encoding], "$likes_others")),
];

function weightMap(variable: string, name: string, otherwise: string): string {
  const named = (weight: string) => `"~*(?:^|,)\\s*${name}\\s*${weight}\\s*(?:,|$)"`;
  return `map $accept_encoding $likes_${variable} {
  default ${otherwise};
  ${named("(?:;\\s*q=1(?:\\.0*)?)?")} x;
  ${named(";\\s*q=(?:0+\\.?0*|\\.0+)")} -;
  ${named(`;\\s*q=0?\\.(?<weight_${variable}>\\d)\\d*`)} $weight_${variable};
}`;
}

/** The preferred encoding: as the ending of the file and the value of Content-Encoding. */
export function encodingMaps(encodings: readonly Encoding[]): string[] {
  const set = setName(encodings);
  if (encodings.length === 0) return [];
  const best = [..."x9876543210"].flatMap((weight) =>
    available(encodings).map(
      (encoding) => `  "~^${".".repeat(order.indexOf(encoding))}${weight}" ${encoding};`,
    ),
  );
  const from = (variable: string, of: (encoding: Encoding) => string) =>
    `map $encoding_${set} $${variable}_${set} {\n  default "";\n${encodings
      .map((encoding) => `  ${encoding} ${of(encoding)};`)
      .join("\n")}\n}`;
  const signs = order.map((encoding) => `$likes_${encoding}`).join("");
  return [
    `map "${signs}" $encoding_${set} {\n  default "";\n  -- "";\n${best.join("\n")}\n}`,
    from("ending", (encoding) => `.${encoding}`),
    from("content", (encoding) => contentEncodings[encoding]),
  ];
}
