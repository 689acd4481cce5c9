import { describe, expect, it } from "vitest";
import { recordingLogger } from "../../../tests/fakes/fakes";

const typed = "marisol@visitor.example";

function errorThatQuotes() {
  return Object.assign(new Error(`duplicate value ${typed}\n    at ${typed}`), {
    code: "23505",
    constraint: "some_index",
    detail: `Key (email)=(${typed}) already exists`,
    parameters: [typed],
  });
}

describe("the log", () => {
  it.each([
    ["under err", (error: Error) => [{ err: error }, "not stored"]],
    ["alone", (error: Error) => [error]],
    ["under err without words", (error: Error) => [{ err: error }]],
    ["before words", (error: Error) => [error, "not stored"]],
    ["as a cause", (cause: Error) => [new Error(typed, { cause }), "not stored"]],
  ])("shows an error given %s by its codes, never by what it quotes", (_, args) => {
    const { logger, lines } = recordingLogger();
    Reflect.apply(logger.error, logger, args(errorThatQuotes()));
    expect(JSON.stringify(lines)).not.toContain(typed);
    expect(JSON.stringify(lines)).toContain("23505");
  });

  it("says where an error came from", () => {
    const { logger, lines } = recordingLogger();
    logger.error({ err: errorThatQuotes() }, "not stored");
    expect(lines[0]?.err).toMatchObject({
      frames: expect.arrayContaining([expect.stringContaining("errorThatQuotes")]),
    });
  });

  it("logs values that are no errors", () => {
    const { logger, lines } = recordingLogger();
    logger.error({ err: typed }, "thrown");
    expect(lines[0]?.err).toEqual({ type: "string" });
  });
});
