import { useTexts } from "#platform/web/language/texts.ts";
import { Slip } from "#platform/web/ui/slip.tsx";
import { authTexts } from "./texts/auth-texts.ts";

/** Tagline beside the form, on wide screens. */
export function AuthAside() {
  const { aside: words } = useTexts(authTexts).page;
  return (
    <section
      aria-label={words.label}
      className="relative hidden border-l border-line-1 bg-paper-2 lg:flex lg:flex-col lg:justify-center"
    >
      <div className="mx-auto w-full max-w-[27rem] px-8">
        <p className="font-serif text-4xl font-medium">
          <span className="block">{words.first}</span> <span className="block">{words.second}</span>
        </p>
        <p className="mt-4 mb-10 text-md text-ink-2">{words.lead}</p>
        <div inert>
          <Slip
            act="conversation.renamed"
            at={exampleTime}
            lines={[{ label: words.field, value: words.value }]}
            onBehalfOf={words.person}
            record={{ id: "5dc9da79", number: 1 }}
          />
        </div>
        <p className="mt-4 text-xs text-ink-3">{words.note}</p>
      </div>
    </section>
  );
}

const exampleTime = new Date("2026-01-05T14:02:11");
