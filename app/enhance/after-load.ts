/**
 * What nobody misses in a page's first moments: a module fetched a moment after every page, and when
 * a question is first pointed at. The call hours are last, because they wait for their file.
 */
import "./rest-of-page";
import "./question-in-sight";
import "./calling";
