import { useState } from "react";
import { useTexts } from "../language/texts.ts";
import { forgetTyped, readTyped } from "../personal-data/kept-typing.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { reachWhenScrollable } from "../ui/reach-when-scrollable.ts";
import { leftTextTexts } from "./texts/left-text-texts.ts";

/**
 * The text that its person typed into a form and can save no more: what it belongs to is gone, or others alone may
 * edit it. Nothing where no text was typed.
 */
export function LeftText({ form }: { form: string }) {
  const words = useTexts(leftTextTexts);
  const [{ title, text }, setLeft] = useState(() => readTyped(form));
  if (text === undefined) return null;
  const forget = () => {
    forgetTyped(form);
    setLeft({});
  };
  return (
    <section aria-label={words.title} className="grid gap-2 p-4">
      <Banner
        tone="warn"
        action={
          <span className="flex items-center gap-1">
            <CopyButton value={text} label={words.copy} />
            <Button size="sm" onClick={forget}>
              {words.discard}
            </Button>
          </span>
        }
      >
        {words.lead}
      </Banner>
      {title && <p className="font-medium text-ink-1 wrap-anywhere">{title}</p>}
      <pre
        ref={reachWhenScrollable}
        className="max-h-64 overflow-auto rounded-lg border border-line-1 p-3 font-mono text-xs leading-5 whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
    </section>
  );
}
