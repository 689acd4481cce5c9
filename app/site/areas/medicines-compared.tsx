import { medicinesCompared } from "~/content/en/pages/medicines-compared";
import { useFacts } from "~/facts/use-facts";
import { Section } from "~/ui/section/section";

/**
 * Each row's name is a line of its own above its two cells, so that both medicines stay side by
 * side on a phone and a screen reader still reads the row's name with each cell.
 */
export function MedicinesCompared() {
  const { heading, intro, caption, medicines, rows, note } = medicinesCompared(useFacts());
  return (
    <Section heading={heading} id="side-by-side" long intro={intro} tone="sand">
      <table className="compared">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {medicines.map(({ name, href }) => (
              <th key={name} scope="col">
                <a href={href}>{name}</a>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ label, values }) => (
          <tbody key={label}>
            <tr>
              <th colSpan={medicines.length} scope="rowgroup">
                {label}
              </th>
            </tr>
            <tr>
              {medicines.map(({ name }, column) => (
                <td key={name}>{values[column] ?? ""}</td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <p className="compared-note">{note}</p>
    </Section>
  );
}
