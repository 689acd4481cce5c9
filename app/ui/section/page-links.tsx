import { sectionWords as words } from "~/content/en/frame";

/** Links of an area's page to its most wanted sections. */
export function PageLinks({ safety }: { safety: string }) {
  const links = [
    { to: "treatments", label: words.parts.treatments },
    { to: "costs", label: words.parts.cost },
    { to: safety, label: words.parts.safety },
    { to: "questions", label: words.parts.questions },
  ];
  return (
    <nav aria-label={words.onThisPage} className="page-links no-print">
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <a href={`#${to}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
