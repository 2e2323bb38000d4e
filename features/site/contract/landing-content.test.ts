import { expect, test } from "vitest";
import { LandingContent } from "./landing-content.ts";

const link = LandingContent.shape.enterprise.shape.link;

test.each(["/legal/security", "#pricing", "https://example.org/", "mailto:a@example.org"])(
  "a link may lead to %s",
  (href) => expect(link.safeParse({ label: "There", href }).success).toBe(true),
);

test.each([
  "javascript:alert(1)",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "http://example.org",
  "data:text/html,x",
])("a link may not lead to %s", (href) =>
  expect(link.safeParse({ label: "There", href }).success).toBe(false),
);
