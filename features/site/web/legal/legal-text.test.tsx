import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LegalText } from "./legal-text.tsx";

const html = (body: string) => renderToStaticMarkup(<LegalText body={body} />);

test.each([
  "[our terms](javascript:alert(1))",
  "[our terms](JaVaScript:alert(1))",
  "[our terms](&#106;avascript:alert(1))",
  "[our terms](java\u0000script:alert(1))",
  "[our terms](vbscript:x)",
  "[our terms](data:text/html,x)",
  "[our terms]()",
  "[our terms][terms]\n\n[terms]: javascript:alert(1)",
])("%j is shown as its words, without a link", (body) => {
  expect(html(body)).toContain("our terms");
  expect(html(body)).not.toMatch(/<a|href|javascript:|vbscript:|data:/i);
});

test.each(["https://example.com/a", "/legal/terms", "#data", "mailto:office@example.com"])(
  "a link to %s stays one",
  (address) => expect(html(`[our terms](${address})`)).toContain(`<a href="${address}"`),
);

test("markup and pictures in a text are words or nothing", () => {
  expect(html('<img src=x onerror="alert(1)"> <b>bold</b> ![a](https://example.com/a.png)')).not.toMatch(
    /<img|<b>/,
  );
});
