import { describe, expect, it } from "vitest";
import { passwordLength } from "~/core/sessions/people";
import { isCommonPassword, threeWords } from "./new-sign-in-method.server";

const about = ["Coquina Wellness", "hello@coquinawellness.example", "Jacksonville", "Ana Quill"];

describe("a password", () => {
  it.each([
    "password",
    "Password1234567",
    "PASSWORD!!!!!!!!",
    "qwertyuiop",
    "aaaaaaaaaaaaaaaa",
    "123412341234123412",
    "passwordpassword",
    "iloveyouiloveyou1",
    "coquinawellness2026",
    "Coquina Wellness Staff",
    "ana quill jacksonville",
    "front desk password",
  ])("is rejected when it is easy to guess: %s", (password) => {
    expect(isCommonPassword(password, about)).toBe(true);
  });

  it.each([
    "seven tides and a heron",
    "correct horse battery staple",
    "coquina shells on my shelf since june",
    "ωκεανός και ήλιος μαζί",
    "824 619 350 277 901",
  ])("is accepted without rules about characters: %s", (password) => {
    expect(isCommonPassword(password, about)).toBe(false);
  });
});

it("three offered words are long enough, different each time, and accepted as a password", () => {
  const offers = Array.from({ length: 200 }, threeWords);
  expect(new Set(offers).size).toBe(200);
  for (const offer of offers) {
    expect(offer.length).toBeGreaterThanOrEqual(passwordLength.least);
    expect(offer).toMatch(/^[a-z]+ [a-z]+ [a-z]+$/);
    expect(isCommonPassword(offer, about)).toBe(false);
  }
});
