import type { Product } from "~/catalogue/product";
import { askUs, extraCosts } from "~/content/en/extra-costs";
import { firstMonthsWords as words } from "~/content/en/pages/first-months";
import { formatPrice } from "~/facts/format-facts";
import { useFacts } from "~/facts/use-facts";
import { Icon } from "~/ui/piece/icon";
import { Section } from "~/ui/section/section";
import { countOrders } from "./count-orders";

/** The costs of three months, for a medicine with a price; each is a fact or "Ask us". */
export function FirstMonths({ product }: { product: Product }) {
  const facts = useFacts();
  const { price, priceUnit, lasts } = product;
  if (price === null) return null;
  const orders = countOrders(lasts);
  const extra = extraCosts(facts);
  const amount = formatPrice(price);
  const rows = [
    {
      label: words.medicine,
      text:
        orders && lasts
          ? words.orders(orders, amount, priceUnit, lasts)
          : words.oneOrder(amount, priceUnit),
    },
    { label: words.consultation, text: words.free },
    ...extra.map(({ label, text }) => ({ label, text: text ?? askUs })),
  ];
  const missing = [
    ...(orders ? [] : [words.furtherOrders]),
    // A fact is a sentence, so an amount in it is not added.
    ...extra.map(({ label }) => label.toLowerCase()),
  ];
  return (
    <Section heading={words.heading} id="first-months" tone="sand">
      <div className="accordion">
        <details>
          <summary>
            <h3>{words.caption}</h3>
            <Icon className="chevron" name="chevron" />
          </summary>
          <table className="first-months">
            <caption className="visually-hidden">{words.caption}</caption>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{words.item}</th>
                <th scope="col">{words.cost}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, text }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{words.sum}</th>
                <td>
                  <strong>{formatPrice(price * (orders ?? 1))}</strong>
                  <p>{words.missing(missing)}</p>
                </td>
              </tr>
            </tfoot>
          </table>
        </details>
      </div>
      <p className="section-more">
        <a className="text-link" href="/good-faith-estimate">
          {words.estimate}
        </a>
      </p>
    </Section>
  );
}
