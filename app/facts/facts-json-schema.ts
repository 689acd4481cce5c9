import { z } from "zod";
import { factsSchema } from "./facts-schema";

/** The form of the facts for other programs: docs/facts.schema.json, as `npm run facts -- schema` writes it. */
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
