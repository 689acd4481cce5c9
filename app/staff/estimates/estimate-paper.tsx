import { localeOf } from "~/content/languages";
import { siteOfFacts } from "~/content/site";
import { useSite } from "~/content/use-site";
import { formatCents } from "~/facts/amount";
import { formatPhone } from "~/facts/format-facts";
import {
  amountOf,
  byProvider,
  type Estimate,
  type EstimateItem,
  totalOf,
} from "./read-estimate-form";

/** The words of the estimate's own language, whichever page shows it. */
function usePaperWords({ language = "en" }: Estimate) {
  const { facts } = useSite();
  return siteOfFacts(facts, language).words;
}

/** A good-faith estimate for the patient, with the contents that 45 CFR 149.610(c)(1) requires. */
export function EstimatePaper({
  estimate,
  reference,
  at,
}: {
  estimate: Estimate;
  reference: string;
  /** When it was written. */
  at: string;
}) {
  const { language: page } = useSite();
  const { clinic, separate, language = "en" } = estimate;
  const { estimatePaperWords: words, localDay } = usePaperWords(estimate);
  const paper = (
    <>
      <header>
        <div>
          <h1>{words.title}</h1>
          <p>
            {words.prepared(localDay(at))}. {words.reference} {reference}
          </p>
        </div>
        <address>
          <strong>{clinic.name}</strong>
          <br />
          {clinic.address}
          <br />
          {formatPhone(clinic.phone)}, {clinic.email}
        </address>
      </header>
      <Head estimate={estimate} />
      {byProvider(estimate).map(([provider, items]) => (
        <Provider estimate={estimate} items={items} key={provider} provider={provider} />
      ))}
      <p className="estimate-total">
        <span>{words.total}</span> <strong>{formatCents(totalOf(estimate.items))}</strong>
      </p>
      {separate && (
        <section aria-labelledby="separate-heading">
          <h2 id="separate-heading">{words.separate}</h2>
          <p>{words.separateDisclaimer(clinic.phone)}</p>
          <ul>
            {separate.split(/\n+/).map((line) => (
              <li dir="auto" key={line}>
                {line}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="know-heading">
        <h2 id="know-heading">{words.disclaimersTitle}</h2>
        {words.disclaimers.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>
          <strong>{words.keep}</strong>
        </p>
      </section>
    </>
  );
  return language === page ? paper : <div lang={localeOf[language]}>{paper}</div>;
}

/** The patient and the main service. An unknown date of birth is written by hand. */
function Head({ estimate }: { estimate: Estimate }) {
  const { patient, birthDate, primary, expected, diagnosisCodes } = estimate;
  const { estimatePaperWords: words } = usePaperWords(estimate);
  const lines = [
    [words.patient, patient],
    [words.birthDate, birthDate || <Blank />],
    [words.primary, primary],
    ...(expected ? [[words.expected, expected]] : []),
    ...(diagnosisCodes ? [[words.diagnosisCodes, diagnosisCodes]] : []),
  ] as const;
  return (
    <dl className="estimate-facts">
      {lines.map(([label, text]) => (
        <div key={String(label)}>
          <dt>{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const Blank = () => <span className="estimate-blank" />;

/**
 * The items of one provider with their sum, which is compared with a bill. Unknown numbers are
 * written by hand.
 */
function Provider({
  provider,
  items,
  estimate,
}: {
  /** "": the clinic itself. */
  provider: string;
  items: readonly EstimateItem[];
  estimate: Estimate;
}) {
  const { clinic } = estimate;
  const { estimatePaperWords: words } = usePaperWords(estimate);
  const name = provider || clinic.name;
  const { columns } = words;
  return (
    <section className="estimate-provider">
      <h2 dir="auto">{name}</h2>
      <p className="estimate-numbers">
        <span>
          {words.npi} {(!provider && clinic.npi) || <Blank />}
        </span>
        <span>
          {words.tin} {(!provider && clinic.tin) || <Blank />}
        </span>
        <span>
          {words.where} {provider ? <Blank /> : clinic.address}
        </span>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.service}</th>
            <th scope="col">{columns.expected}</th>
            <th scope="col">{columns.code}</th>
            <th className="number" scope="col">
              {columns.quantity}
            </th>
            <th className="number" scope="col">
              {columns.price}
            </th>
            <th className="number" scope="col">
              {columns.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of an estimate never move.
            <tr key={index}>
              <th dir="auto" scope="row">
                {item.service}
              </th>
              <td dir="auto">{item.expected}</td>
              <td>{item.code}</td>
              <td className="number">{item.quantity}</td>
              <td className="number">{formatCents(item.priceCents)}</td>
              <td className="number">{formatCents(amountOf(item))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={5} scope="row">
              {words.subtotal(name)}
            </th>
            <td className="number">{formatCents(totalOf(items))}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
