import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Button } from "./button.tsx";

describe("a button", () => {
  it("does not submit a form unless it says so", () => {
    expect(renderToStaticMarkup(<Button>Cancel</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Sign In</Button>)).toContain('type="submit"');
  });

  it("says its word, cannot be pressed and says so while it is busy", () => {
    const html = renderToStaticMarkup(<Button busy>Export</Button>);
    expect(html).toContain(">Export</span>");
    expect(html).toContain("data-spinner");
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('aria-disabled="true"');
  });

  it("stays where the keyboard is although its own act has disabled it, and cannot be pressed", () => {
    const html = renderToStaticMarkup(
      <Button disabled keepsFocus>
        Publish
      </Button>,
    );
    expect(html).not.toContain(' disabled=""');
    expect(html).toContain('aria-disabled="true"');
    const enabled = renderToStaticMarkup(<Button keepsFocus>Publish</Button>);
    expect(enabled).not.toContain("aria-disabled=");
    expect(renderToStaticMarkup(<Button disabled>Publish</Button>)).toContain(' disabled=""');
  });

  it("shows the busy word in place of the idle one", () => {
    const html = renderToStaticMarkup(
      <Button busy busyLabel="Signing In...">
        Sign In
      </Button>,
    );
    expect(html).toContain(">Signing In...</span>");
    expect(html).not.toContain(">Sign In</span>");
  });

  it("reserves the width of both words as soon as it can be busy, outside the text of the page", () => {
    const html = renderToStaticMarkup(
      <Button busy={false} busyLabel="Signing In...">
        Sign In
      </Button>,
    );
    expect(html).toContain('data-label="Sign In"');
    expect(html).toContain('data-label="Signing In..."');
    expect(html).not.toContain(">Signing In...<");
  });

  it("reserves nothing when it never is busy", () => {
    expect(renderToStaticMarkup(<Button>Cancel</Button>)).not.toContain("data-label");
  });
});
