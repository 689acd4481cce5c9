import { methods } from "../../server/http/methods.ts";
import {
  refusalHeaders,
  refusalJson,
  retryAfter,
} from "../../server/http/refusals/refusal-headers.ts";
import type { RefusedStatus } from "../../server/http/refusals/refused-statuses.ts";
import type { FileEntry } from "../../server/publishing/finish-files.ts";
import { addHeader, compressedFile, quoted } from "./directives.ts";

/** Which of the site's refusals stands for what nginx itself would say, and cannot or may not. */
const standsFor: readonly (readonly [RefusedStatus, readonly number[]])[] = [
  // Unreadable; a transfer encoding and a version that nobody knows.
  [400, [400, 501, 505]],
  [413, [413]],
  [414, [414]],
  // A head that is too long, in nginx's own number.
  [431, [494]],
  // Too many at once from one address.
  [429, [429]],
  [500, [500]],
  // The site is stopped, starts again or hangs.
  [503, [502, 503, 504]],
];

/** JSON where it was asked for, as server/http/refusals/refusals.ts decides it. */
export const refusalMaps = `map $http_accept $refused_accepted {
  default html;
  ~text/html html;
  ~application/json json;
}
map $request_uri $refused_as {
  default $refused_accepted;
  "~^[^?]*\\.json(?:\\?|$)" json;
}`;

const own: Partial<Record<RefusedStatus, Record<string, string>>> = {
  405: { Allow: methods.join(", ") },
  429: { "Retry-After": retryAfter },
  503: { "Retry-After": retryAfter },
};

/** For nginx's own refusals, on every level that has an error_page of its own. */
export const errorPages = standsFor
  .map(([status, nginx]) => `error_page ${nginx.join(" ")} =${status} ${address(status)};`)
  .join("\n");

function address(status: RefusedStatus) {
  return `/refused/${status}.$refused_as`;
}

/** Nobody can ask for them: to a visitor these are addresses without a page, as any other. */
export function refusalLocations(
  refusals: Readonly<Record<string, FileEntry>>,
  https: boolean,
): string[] {
  const statuses = [...standsFor.map(([status]) => status), 405 as const];
  return statuses.flatMap((status) => {
    const entry = refusals[status];
    if (!entry) throw new Error(`The build has no page for ${status}: npm run build`);
    const location = (kind: "html" | "json", lines: readonly string[]) => {
      const page = kind === "html" ? entry : undefined;
      const { "Content-Type": type = "", ...headers } = refusalHeaders(https, page);
      return [
        `location = /refused/${status}.${kind} {`,
        "  internal;",
        "  types {}",
        `  default_type ${quoted(type)};`,
        ...Object.entries({ ...headers, ...own[status] }).map(addHeader),
        ...lines,
        "}",
      ].join("\n");
    };
    return [
      location("html", [
        "  root build/refusals;",
        '  add_header Last-Modified "" always;',
        ...compressedFile(entry),
      ]),
      location("json", [`  return ${status} '${refusalJson(status)}';`]),
    ];
  });
}

/**
 * A part that no file has. The headers of the file are there already and would come twice; a text
 * that is written empty would be none, and nginx would look for a page again.
 */
export const impossibleRange = {
  map: `map "" $nothing {
  default "";
}`,
  location: `location = /refused/416 {
  internal;
  default_type "";
  return 416 $nothing;
}`,
};
