import { brands } from "~/content/en/search-words";
import { factsContext } from "~/context";
import { searchEntries } from "~/site/services/search-entries";
import type { Route } from "./+types/search-json";

/** Search index of /services for the browser, fetched when somebody searches. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json({ entries: searchEntries(context.get(factsContext)), brands });
}
