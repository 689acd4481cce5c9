import type { Product } from "~/catalogue/product";
import { askUs, extraCosts } from "~/content/en/extra-costs";
import { firstMonthsWords as words } from "~/content/en/pages/first-months";
import { formatPrice } from "~/facts/format-facts";
import { useFacts } from "~/facts/use-facts";
import { Section } from "~/ui/section/section";
import { countOrders } from "./count-orders";

/**
 * The costs of three months, for a medicine with a price; each is a fact, or in the row of those to ask about. While it is
 * unknown how long an order lasts there is no sum: one order is not the price of three months.
 */
export function FirstMonths({ product }: { product: Product }) {
  const facts = useFacts();
  const { price, priceUnit, lasts } = product;
  if (price === null) return null;
  const orders = countOrders(lasts);
  const extra = extraCosts(facts, product);
  const toAsk = extra
    .filter(({ text }) => !text)
    .map(({ label }, at) => (at > 0 ? label.toLowerCase() : label));
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
    ...extra.flatMap(({ label, text }) => (text ? [{ label, text }] : [])),
    ...(toAsk.length > 0 ? [{ label: toAsk.join(", "), text: askUs }] : []),
  ];
  return (
    <Section aside heading={words.heading} id="first-months" tone="sand">
      <table className="first-months">
        <caption>{words.summary}</caption>
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
        {orders && (
          <tfoot>
            <tr>
              <th scope="row">{words.sum}</th>
              <td>
                <strong>{formatPrice(price * orders)}</strong>
                {/* A fact is a sentence, so an amount in it is not added. */}
                <p>{words.missing(extra.map(({ label }) => label.toLowerCase()))}</p>
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      <p className="section-more">
        <a className="text-link" href="/good-faith-estimate">
          {words.estimate}
        </a>
      </p>
    </Section>
  );
}
