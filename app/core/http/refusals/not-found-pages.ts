import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { nearestAddress } from "./nearest-path";
import type { RefusalPage } from "./refusal-pages";

/** The element of the built page that gets the suggested link, with the words before it. */
const place = /<p [^>]*data-guess="([^"]*)"[^>]*><\/p>/;

/**
 * The page for a path that does not exist: as it was built, and with a link where a page has a
 * similar path. One page for each suggestion is made when first needed, and kept compressed.
 */
export function makeNotFoundPages(
  page: RefusalPage,
  addresses: readonly string[],
): (path: string) => RefusalPage {
  const withGuess = new Map<string, RefusalPage>();

  function make(guess: string): RefusalPage {
    const link = `<p class="lead">$1 <a href="${guess}">${guess}</a>?</p>`;
    const content = Buffer.from(page.content.toString().replace(place, link));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return {
      ...page,
      content,
      encoded: { br: brotliCompressSync(content, { params }), gz: gzipSync(content) },
    };
  }

  return (path) => {
    const guess = nearestAddress(path, addresses);
    if (guess === undefined) return page;
    const made = withGuess.get(guess) ?? make(guess);
    withGuess.set(guess, made);
    return made;
  };
}
