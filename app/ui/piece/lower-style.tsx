import laterUrl from "~/later.css?url";

/** The style of the lower part. It delays only what follows: what is above it is shown before it has arrived. */
export const LowerStyle = () => <link fetchPriority="low" href={laterUrl} rel="stylesheet" />;
