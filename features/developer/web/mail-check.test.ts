import { expect, it } from "vitest";
import { describeMail } from "./mail-check.ts";

it("email is left to do until a mail server is connected", () => {
  expect(describeMail({ features: [] })).toMatchObject({
    state: "todo",
    text: expect.stringContaining("SMTP_URL"),
  });
  expect(describeMail({ features: ["mail"] }).state).toBe("good");
});
