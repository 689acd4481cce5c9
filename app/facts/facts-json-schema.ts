import { z } from "zod";
import { factsSchema } from "./facts-schema";

/** The JSON schema of the facts, for other programs; `npm run facts -- schema` prints it. */
export const factsJsonSchema = (): string =>
  `${JSON.stringify(
    {
      title: "Facts of the clinic",
      description:
        "What npm run facts -- export writes and -- import reads. Rules between two values (a day before another, a list price above the price) are checked there too.",
      ...z.toJSONSchema(factsSchema, { io: "input" }),
    },
    null,
    2,
  )}\n`;
