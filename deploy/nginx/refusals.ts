import { methods } from "../../server/http/methods.ts";
import {
  refusalHeaders,
  refusalJson,
  retryAfter,
} from "../../server/http/refusals/refusal-headers.ts";
import type { RefusedStatus } from "../../server/http/refusals/refused-statuses.ts";
import type { FileEntry } from "../../server/publishing/finish-files.ts";
import { addHeader, compressedFile, quoted } from "./directives.ts";

/** nginx's own error codes, and the refusal of the site that is sent instead. */
const standsFor: readonly (readonly [RefusedStatus, readonly number[]])[] = [
  // Unreadable; unknown transfer encoding; unknown version.
  [400, [400, 501, 505]],
  [413, [413]],
  [414, [414]],
  // Headers that are too long: nginx's own code.
  [431, [494]],
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
  503: { "Retry-After": retryAfter },
};

/** The error_page directives for nginx's own refusals; each level with its own needs them all. */
export const errorPages = standsFor
  .map(([status, nginx]) => `error_page ${nginx.join(" ")} =${status} ${address(status)};`)
  .join("\n");

function address(status: RefusedStatus) {
  return `/refused/${status}.$refused_as`;
}

/** Internal locations: a visitor who asks for one gets the page for unknown addresses. */
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
 * A range beyond the end of the file. nginx has already added the file's headers, which must not
 * come twice; with an empty text it would look for an error page again.
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
