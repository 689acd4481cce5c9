import type { ServedFile } from "~/core/http/memory-file";
import type { Facts } from "~/facts/facts-schema";

/** Most bytes of all kept pages, with their compressed variants. */
const mostBytes = 16 * 1024 * 1024;

/**
 * Pages that depend on a query and the facts, such as those of a search, kept while these facts are
 * served: the most recently asked for, by URL.
 */
export function makeKeptPages(limit = mostBytes) {
  const files = new Map<string, ServedFile>();
  let madeOf: Facts | undefined;
  let bytes = 0;

  function remove(url: string) {
    bytes -= bytesOf(files.get(url));
    files.delete(url);
  }

  return {
    /** The page with these facts, if it is kept. */
    get(facts: Facts, url: string): ServedFile | undefined {
      const file = facts === madeOf ? files.get(url) : undefined;
      if (!file) return undefined;
      // A map has its entries in the order in which they were set.
      files.delete(url);
      files.set(url, file);
      return file;
    },

    /** @param facts those that are served now, with which the page was rendered */
    add(facts: Facts, url: string, file: ServedFile) {
      if (facts !== madeOf) {
        files.clear();
        bytes = 0;
        madeOf = facts;
      }
      remove(url);
      files.set(url, file);
      bytes += bytesOf(file);
      for (const oldest of files.keys()) {
        if (bytes <= limit) return;
        remove(oldest);
      }
    },
  };
}

const bytesOf = (file: ServedFile | undefined) =>
  file
    ? [file.content, ...Object.values(file.encoded)].reduce((sum, { length }) => sum + length, 0)
    : 0;
