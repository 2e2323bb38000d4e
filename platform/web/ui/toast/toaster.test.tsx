import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Toast } from "./toast.tsx";
import { Toaster } from "./toaster.tsx";

const notification = {
  id: "one",
  type: "error",
  title: "Error",
  message: "Please fill in all fields.",
  autoClose: true,
  duration: 500,
  pauseOnHover: true,
} as const;

describe("the place of the toasts", () => {
  it("is a status region from the start, above everything at z-index 70", () => {
    const html = renderToStaticMarkup(<Toaster />);
    expect(html).toContain('role="status"');
    expect(html).toContain("z-70");
  });
});

describe("a toast", () => {
  it("shows title, message, its kind in words, a close button and the bar of the time left", () => {
    const titled = { ...notification, title: "Not stored" };
    const html = renderToStaticMarkup(<Toast notification={titled} isClosing={false} />);
    expect(html).toContain("Please fill in all fields.");
    expect(html).toContain('<span class="sr-only">Error: </span>');
    expect(html).toContain('aria-label="Close: Not stored"');
    expect(html).toContain("bg-bad");
  });

  it("says its kind once, where the title says it already", () => {
    const html = renderToStaticMarkup(<Toast notification={notification} isClosing={false} />);
    expect(html).not.toContain("Error: </span>");
    expect(html).toContain('aria-label="Close: Error"');
  });

  it("has no bar when it stays until it is closed", () => {
    const html = renderToStaticMarkup(
      <Toast notification={{ ...notification, autoClose: false }} isClosing={false} />,
    );
    expect(html).not.toContain("bg-bad");
  });

  it("offers its act by name", () => {
    const action = { label: "Undo", onClick: () => {} };
    const html = renderToStaticMarkup(<Toast notification={{ ...notification, action }} isClosing={false} />);
    expect(html).toContain(">Undo</button>");
  });
});
