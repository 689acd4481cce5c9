import { followConversation } from "./conversation/follow-conversation";
import { keepDraft, sendByKey } from "./conversation/keep-draft";
import { offerAnswers } from "./conversation/offer-answers";
import { followKeys } from "./frame/follow-keys";
import { keepWhatIsTyped } from "./frame/keep-what-is-typed";
import { askForNews } from "./inbox/ask-for-news";

/* The desk's only script: every task works without it. */
followKeys();
askForNews();
followConversation();
offerAnswers();
sendByKey();
keepWhatIsTyped(keepDraft());
