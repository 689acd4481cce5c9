/**
 * Most milliseconds from the first Escape to the third: closing a menu and a dialog takes longer.
 */
const quickly = 1_500;

/**
 * Returns a function that tells whether a key is the third Escape in a row and in time; a key held
 * down counts once.
 */
export function countEscapes() {
  let times: number[] = [];
  return ({ key, repeat, timeStamp }: Pick<KeyboardEvent, "key" | "repeat" | "timeStamp">) => {
    if (repeat) return false;
    times = key === "Escape" ? [...times.slice(-2), timeStamp] : [];
    return times.length === 3 && timeStamp - (times[0] ?? 0) < quickly;
  };
}

/**
 * "Leave this page" and pressing Escape three times (site/frame/footer.tsx). Both are inline,
 * because they must work on the slowest connection.
 */
export function enhanceDiscreet() {
  const isThird = countEscapes();
  document.addEventListener("keydown", (event) => {
    if (isThird(event)) leave();
  });
  document.querySelector("[data-leave]")?.addEventListener("click", (event) => {
    event.preventDefault();
    leave();
  });
}

/** The empty page replaces this one in the tab's history and needs no network. */
function leave() {
  try {
    sessionStorage.clear();
  } catch {
    // The browser stores nothing, so there is nothing to delete.
  }
  location.replace("about:blank");
}
