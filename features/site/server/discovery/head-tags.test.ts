import { parseHTML } from "linkedom";
import { describe, expect, it } from "vitest";
import type { HeadPage } from "./head-page.ts";
import { headTags } from "./head-tags.ts";
import { landingJsonLd } from "./landing-json-ld.ts";

const page: HeadPage = {
  publicUrl: "https://a.example",
  path: "/",
  language: "en",
  title: "It does the work",
  description: "And keeps the receipts.",
  isIndexed: true,
};

function headOf(given: Partial<HeadPage>) {
  const { document } = parseHTML(`<html><head>${headTags({ ...page, ...given })}</head><body></body></html>`);
  const read = (selector: string, name = "content") => document.querySelector(selector)?.getAttribute(name);
  return { document, read };
}

describe("the head of a public page", () => {
  it("names its own address and those of the other languages, all absolute", () => {
    const { document, read } = headOf({ language: "de", path: "/legal/terms" });
    expect(read("link[rel=canonical]", "href")).toBe("https://a.example/de/legal/terms");
    const languages = [...document.querySelectorAll("link[hreflang]")];
    expect(languages.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")])).toEqual([
      ["en", "https://a.example/legal/terms"],
      ["de", "https://a.example/de/legal/terms"],
      ["x-default", "https://a.example/legal/terms"],
    ]);
  });

  it("leaves out a language in which the page does not exist", () => {
    const { document, read } = headOf({ alternates: { de: "/de/only" }, language: "de" });
    expect(document.querySelector("link[hreflang=en]")).toBeNull();
    expect(read("link[hreflang=x-default]", "href")).toBe("https://a.example/de/only");
  });

  it("has all that a shared address shows, with the picture of its language", () => {
    const { read } = headOf({ language: "de" });
    expect(read('meta[property="og:title"]')).toBe("It does the work");
    expect(read('meta[property="og:url"]')).toBe("https://a.example/de");
    expect(read('meta[property="og:image"]')).toBe("https://a.example/og-de.png");
    expect(read('meta[property="og:image:width"]')).toBe("1200");
    expect(read('meta[property="og:locale"]')).toBe("de_DE");
    expect(read('meta[property="og:locale:alternate"]')).toBe("en_US");
    expect(read('meta[name="twitter:card"]')).toBe("summary_large_image");
  });

  it("has a colour for either theme, icons and the manifest", () => {
    const { document, read } = headOf({});
    expect(
      [...document.querySelectorAll("meta[name=theme-color]")].map((it) => it.getAttribute("media")),
    ).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
    expect(read("link[rel=manifest]", "href")).toBe("/manifest.webmanifest");
    expect(read("link[rel=apple-touch-icon]", "href")).toBe("/icons/180.png");
  });

  it("keeps search engines away where it is told to", () => {
    expect(headOf({}).read("meta[name=robots]")).toMatch(/^index/);
    expect(headOf({ isIndexed: false }).read("meta[name=robots]")).toBe("noindex");
  });

  it("lets no text end its tag or its attribute", () => {
    const evil = `</title><script>alert("1")</script>"'><b>`;
    const { document, read } = headOf({ title: evil, description: evil });
    expect(document.querySelectorAll("script, b").length).toBe(0);
    expect(document.title).toBe(evil);
    expect(read('meta[property="og:description"]')).toBe(evil);
  });
});

describe("the data for search engines", () => {
  const facts = {
    publicUrl: "https://a.example",
    language: "en" as const,
    name: "Adjutant",
    description: "A product",
    operator: { name: "", address: "", url: "" },
    plans: [{ name: "Individual", monthlyCents: 2999 }],
    questions: [{ question: "May I </script><script>alert(1)</script>?", answer: "No <!-- & never.\u2028" }],
  };
  const dataOf = (html: string) => {
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    return blocks.map(([, text]) => JSON.parse(text ?? ""));
  };

  it("names who offers the product, what it costs, and the questions", () => {
    const [data] = dataOf(headTags({ ...page, jsonLd: landingJsonLd(facts) }));
    const [operator, product, questions] = data["@graph"];
    expect(data["@context"]).toBe("https://schema.org");
    expect(operator).toEqual({
      ...{ "@type": "Organization", "@id": "https://a.example/#operator", name: "Adjutant" },
      ...{ url: "https://a.example/", logo: "https://a.example/icons/512.png" },
    });
    expect(product.offers).toEqual([
      expect.objectContaining({ name: "Individual", price: "29.99", priceCurrency: "USD" }),
    ]);
    expect(questions.mainEntity[0].acceptedAnswer.text).toBe(facts.questions[0]?.answer);
  });

  it("names the operator with all that is stated, and lends no company the sign of the product", () => {
    const stated = { name: "acme GmbH", address: "Weg 1\r\n1010 Wien\n", url: "https://acme.example/" };
    const [whole] = landingJsonLd({ ...facts, operator: stated });
    expect(whole).toEqual({
      ...{ "@type": "Organization", "@id": "https://a.example/#operator", name: "acme GmbH" },
      ...{ url: "https://acme.example/", address: "Weg 1, 1010 Wien" },
    });
    const [named] = landingJsonLd({ ...facts, operator: { ...facts.operator, name: "acme GmbH" } });
    expect(named).toMatchObject({ name: "acme GmbH", url: "https://a.example/" });
    expect(named).not.toHaveProperty("address");
  });

  it("has no offer where nothing is sold and no list of questions where there is none", () => {
    const things = landingJsonLd({ ...facts, plans: [], questions: [] });
    expect(things.map((thing) => thing["@type"])).toEqual(["Organization", "SoftwareApplication"]);
    expect(things[1]).not.toHaveProperty("offers");
  });

  it("lets no text of it end the block or begin another one", () => {
    const html = headTags({ ...page, jsonLd: landingJsonLd(facts) });
    expect(html.match(/<\/script/g)).toHaveLength(1);
    expect(html).not.toMatch(/<!--|\u2028|alert\(1\)<\/script>/);
    expect(headOf({ jsonLd: landingJsonLd(facts) }).document.querySelectorAll("script").length).toBe(1);
  });
});
