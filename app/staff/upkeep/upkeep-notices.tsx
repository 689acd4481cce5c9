import { upkeepWords as words } from "~/content/en/staff/staff-upkeep";

/** Above every page of the desk until the problems are solved. */
export function UpkeepNotices({ problems }: { problems: readonly string[] }) {
  return (
    <section aria-label={words.title} className="problem">
      <ul className="lines">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <p>
        <a href="/staff/upkeep">{words.more}</a>
      </p>
    </section>
  );
}
