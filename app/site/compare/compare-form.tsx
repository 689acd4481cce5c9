import { allOfferings, comparedNames } from "~/catalogue/catalogue";
import type { Product } from "~/catalogue/product";
import { canonicalSlug, catalogueOf } from "~/catalogue/products";
import { comparedPairs, compareWords } from "~/content/en/pages/compare";
import { useFacts } from "~/facts/use-facts";
import { SelectField } from "~/ui/form/field";

/** Three lists and a button: a plain GET that the server renders. */
export function CompareForm({ chosen }: { chosen: readonly Product[] }) {
  const facts = useFacts();
  const words = compareWords(facts).form;
  const options = allOfferings(catalogueOf(facts)).map(({ slug, title }) => ({
    value: slug,
    label: title,
  }));
  const labels = [words.first, words.second, words.third];
  return (
    <form action="/compare" aria-label={words.heading} className="compare-form">
      {comparedNames.map((name, place) => {
        const product = chosen[place];
        return (
          <SelectField
            defaultValue={product ? canonicalSlug(product) : ""}
            id={`compare-${name}`}
            key={name}
            label={labels[place] ?? ""}
            name={name}
            optional={name === "c"}
            options={options}
            placeholder={words.none}
          />
        );
      })}
      <button className="button" type="submit">
        {words.submit}
      </button>
    </form>
  );
}

/** Links to the pages of pairs, except the shown one. */
export function OftenCompared({ except }: { except?: string | undefined }) {
  return (
    <ul className="often-compared">
      {comparedPairs
        .filter(({ path }) => path !== except)
        .map(({ path, headline }) => (
          <li key={path}>
            <a className="text-link" href={`/compare/${path}`}>
              {headline}
            </a>
          </li>
        ))}
    </ul>
  );
}
