import { Slip } from "#platform/web/ui/slip.tsx";

/** The promise and its sign, beside the form where there is room. */
export function AuthAside() {
  return (
    <section
      aria-label="What Adjutant is"
      className="relative hidden border-l border-line-1 bg-paper-2 lg:flex lg:flex-col lg:justify-center"
    >
      <div className="mx-auto w-full max-w-[27rem] px-8">
        <p className="font-serif text-4xl font-medium">
          <span className="block">It does the work.</span>{" "}
          <span className="block">It keeps the receipts.</span>
        </p>
        <p className="mt-4 mb-10 text-md text-ink-2">
          Every act is written down with what it did: who acted, for whom and when. It looks like this:
        </p>
        <div inert>
          <Slip
            act="conversation.renamed"
            at={exampleTime}
            lines={[{ label: "title", value: "Untitled → Renewals" }]}
            onBehalfOf="you"
            record={{ id: "5dc9da79", number: 1 }}
          />
        </div>
        <p className="mt-4 text-xs text-ink-3">An example, not a record of this installation.</p>
      </div>
    </section>
  );
}

const exampleTime = new Date("2026-01-05T14:02:11");
