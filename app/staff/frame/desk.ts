import { askForNews } from "./ask-for-news";
import { followKeys } from "./follow-keys";
import { keepWhatIsTyped } from "./keep-what-is-typed";
import { offerAnswers } from "./offer-answers";

/* The desk's only script: every task works without it. */
followKeys();
askForNews();
offerAnswers();
keepWhatIsTyped();
