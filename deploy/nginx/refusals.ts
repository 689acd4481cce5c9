import { join } from "node:path";
import { methods } from "../../server/http/methods.ts";
import {
  refusalHeaders,
  refusalJson,
  retryAfter,
} from "../../server/http/refusals/refusal-headers.ts";
import { type RefusedStatus, refusalsFolder } from "../../server/http/refusals/refused-statuses.ts";
import type { FileEntry } from "../../server/publishing/file-entry.ts";
import { addHeader, compressedFile, quoted } from "./directives.ts";

/** The site's refusal for each error status that nginx itself would respond with. */
const standsFor: readonly (readonly [RefusedStatus, readonly number[]])[] = [
  // Unreadable; an unknown transfer encoding; an unknown version.
  [400, [400, 501, 505]],
  [413, [413]],
  [414, [414]],
  // Headers that are too long: 494 is nginx's own number for that.
  [431, [494]],
  // Too many requests at once from one IP address.
  [429, [429]],
  [500, [500]],
  // The site is stopped, is starting or does not respond.
  [503, [502, 503, 504]],
];

/** Whether the refusal is JSON, decided as in server/http/refusals/refusals.ts. */
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

/** nginx's own errors. To be included at every level that has an error_page directive. */
export const errorPages = standsFor
  .map(([status, nginx]) => `error_page ${nginx.join(" ")} =${status} ${address(status)};`)
  .join("\n");

function address(status: RefusedStatus) {
  return `/refused/${status}.$refused_as`;
}

/** Internal locations of the refusals: for a visitor these URLs have no page. */
export function refusalLocations(
  refusals: Readonly<Record<string, FileEntry>>,
  { https, live }: { https: boolean; live: string },
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
        `  root ${quoted(join(live, refusalsFolder))};`,
        "  open_file_cache off;",
        "  etag off;",
        '  add_header Last-Modified "" always;',
        ...compressedFile(entry),
      ]),
      location("json", [`  return ${status} '${refusalJson(status)}';`]),
    ];
  });
}

/**
 * The response to a range beyond the end of a file. The file's headers are already set, so this adds
 * none. Its empty text comes from a variable: a literal "" would make nginx look for a page again.
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
