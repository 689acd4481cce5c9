import { queueWords } from "~/content/en/staff/staff-queue";

const words = queueWords.keys;

/** The keys, behind "?" and behind a button: a popover needs no script. */
export function Keys() {
  return (
    <>
      <button className="keys-button" data-key="?" popoverTarget="keys" type="button">
        {words.title} <kbd>{words.key}</kbd>
      </button>
      <div aria-label={words.title} className="keys" id="keys" popover="auto" role="dialog">
        <h2>{words.title}</h2>
        <dl>
          {words.list.map(([keys, meaning]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <button
          className="button quiet"
          popoverTarget="keys"
          popoverTargetAction="hide"
          type="button"
        >
          {words.close}
        </button>
      </div>
    </>
  );
}
