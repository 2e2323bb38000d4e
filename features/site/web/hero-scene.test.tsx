import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HeroScene } from "./hero-scene.tsx";

test("the picture of the product says where everyone can read it that it is one, and what is not there yet", () => {
  const caption = /<figcaption class="([^"]*)">(.*?)<\/figcaption>/.exec(renderToStaticMarkup(<HeroScene />));
  expect(caption?.[1]).not.toContain("sr-only");
  expect(caption?.[2]).toContain("illustration with sample data of what is being built");
  expect(caption?.[2]).toContain("Approvals and the CRM are not there yet");
});
