import { contentEncodings, type Encoding } from "../../server/http/files/file-headers.ts";

/** Best first, as for the site itself (server/http/files/accept-encoding.ts). */
const order: readonly Encoding[] = ["br", "zst", "gz"];
const names: Record<Encoding, string> = { br: "br", zst: "zstd", gz: "(?:x-)?gzip" };
const available = (encodings: readonly Encoding[]) =>
  order.filter((encoding) => encodings.includes(encoding));

/** Files with the same encodings share the variables that choose among them. */
export const setName = (encodings: readonly Encoding[]) => available(encodings).join("_") || "none";

/**
 * What Accept-Encoding says of each encoding, as one sign: x for a weight of one, below that its
 * first decimal, - for none. Weights that differ later count as equal: nginx knows no numbers.
 */
export const weightMaps = [
  weightMap("others", "\\*", "-"),
  ...order.map((encoding) => weightMap(encoding, names[encoding], "$likes_others")),
];

function weightMap(variable: string, name: string, otherwise: string): string {
  const named = (weight: string) => `"~*(?:^|,)\\s*${name}\\s*${weight}\\s*(?:,|$)"`;
  return `map $http_accept_encoding $likes_${variable} {
  default ${otherwise};
  ${named("(?:;\\s*q=1(?:\\.0*)?)?")} x;
  ${named(";\\s*q=(?:0+\\.?0*|\\.0+)")} -;
  ${named(`;\\s*q=0?\\.(?<weight_${variable}>\\d)\\d*`)} $weight_${variable};
}`;
}

/** The preferred encoding: the file's suffix, the header's value and the ETag's suffix. */
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
    `map "${signs}" $encoding_${set} {\n  default "";\n  --- "";\n${best.join("\n")}\n}`,
    from("ending", (encoding) => `.${encoding}`),
    from("content", (encoding) => contentEncodings[encoding]),
    from("tag", (encoding) => `-${encoding}`),
  ];
}
