/**
 * Shows the other tab's head from the first paint on when the URL names one of its parts: CSS learns
 * it only when the browser has read as far as that part, and what is below the head would move.
 */
document.querySelector(`[data-parts~="${location.hash}"]`)?.toggleAttribute("data-other");
