import type { ReactNode } from "react";
import type { Product } from "~/catalogue/product";
import { canonicalSlug } from "~/catalogue/products";
import { areaOfCategory } from "~/content/en/areas";
import { cardWords } from "~/content/en/catalogue/card-words";
import { evidenceSentence, evidenceWords } from "~/content/en/catalogue/evidence-words";
import { safetyWords } from "~/content/en/catalogue/safety/safety-words";
import { extraCostsText } from "~/content/en/extra-costs";
import { compareWords } from "~/content/en/pages/compare";
import { useFacts } from "~/facts/use-facts";
import { EvidenceMark } from "~/ui/treatment/evidence-ladder";
import { Price } from "~/ui/treatment/price";

/** Treatments in columns; on a phone each row becomes a list with the treatments' names. */
export function ComparedTable({ products }: { products: readonly Product[] }) {
  const facts = useFacts();
  const words = compareWords(facts);
  const { rows } = words;
  const each: [string, (product: Product) => ReactNode][] = [
    [rows.summary, ({ summary }) => summary],
    [rows.taken, ({ taken }) => taken],
    [rows.price, (product) => <Price product={product} withLasts={false} />],
    [rows.holds, ({ servings }) => servings],
    [
      rows.lasts,
      ({ priceUnit, lasts }) => cardWords.lasts(priceUnit, lasts) ?? cardWords.glance.lastsUnknown,
    ],
    [rows.whoShouldNot, ({ safety }) => <Lines list={safety.whoShouldNot} />],
    [safetyWords.notIf, (product) => <NotIf product={product} />],
    [rows.call911, ({ safety }) => <Sentences list={safety.call911} />],
    [evidenceWords.heading, (product) => <Evidence product={product} />],
    [rows.status, ({ safety }) => <Sentences list={safety.status.sentences} />],
  ];
  const shared: [string, readonly string[]][] = [
    [rows.extra, extraCostsText(facts)],
    [rows.followUp, [words.followUp]],
  ];
  return (
    <table className="side-by-side">
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <td />
          {products.map(({ slug, title }) => (
            <th key={slug} scope="col">
              <a href={`/treatments/${slug}`}>{title}</a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {each.map(([label, cell]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {products.map((product) => (
              <td data-area={areaOfCategory[product.category]} key={product.slug}>
                {/* The column's head, which a phone does not show beside the cell. */}
                <p className="side-by-side-name">{product.title}</p>
                {cell(product)}
              </td>
            ))}
          </tr>
        ))}
        {shared.map(([label, sentences]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td colSpan={products.length}>
              <Sentences list={sentences} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sentences({ list }: { list: readonly string[] }) {
  return (
    <>
      {list.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}

function Lines({ list }: { list: readonly string[] }) {
  return (
    <ul>
      {list.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Evidence({ product: { evidence } }: { product: Product }) {
  return (
    <>
      <EvidenceMark record={evidence} />
      <p>{evidenceSentence(evidence)}</p>
    </>
  );
}

function NotIf({ product }: { product: Product }) {
  const words = compareWords(useFacts());
  return (
    <>
      <Lines list={product.safety.notIf} />
      <p>
        <a href={`/treatments/${canonicalSlug(product)}#warnings`}>
          {words.allWarnings(product.title)}
        </a>
      </p>
    </>
  );
}
