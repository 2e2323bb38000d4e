import { useBillingProvider } from "#features/billing/web/index.tsx";
import { classNames } from "#platform/web/ui/class-names.ts";

interface Capability {
  id?: "features" | "agents" | "demo" | "pricing";
  name: string;
  text: string;
  isHere: boolean;
}

const capabilities: readonly Capability[] = [
  {
    name: "Conversations",
    text: "Ask and watch the answer arrive. Stop, retry, edit, search. A reload or a crash loses nothing.",
    isHere: true,
  },
  {
    name: "Tools",
    text: "Calculator, dates, a web page by its address, your own conversations. Each use is a line that opens.",
    isHere: true,
  },
  {
    name: "Compliance Logs",
    text: "Each act is recorded in the transaction that does it. Reading and exporting the log comes later.",
    isHere: true,
  },
  { id: "agents", name: "Agent Mode", text: "Agents of your own, with versions and limits.", isHere: false },
  { name: "Web Browsing", text: "Searching and acting on the web, beyond reading a page.", isHere: false },
  { name: "CRM Integrations", text: "Contacts, companies and deals.", isHere: false },
  { name: "Visual Canvas + Task Routing", text: "Workflows and who does what.", isHere: false },
  { id: "demo", name: "Demo", text: "A throw-away workspace without an account.", isHere: false },
];

const pricing: Capability = {
  id: "pricing",
  name: "Pricing",
  text: "Individual $29.99, Business $99.99, Enterprise $249.99 per month. 14 days free, without a credit card.",
  isHere: true,
};

/** Where nothing is sold. */
const plansByAdmin: Capability = {
  id: "pricing",
  name: "Plans",
  text: "Given by the administrators of this installation; nothing is sold here.",
  isHere: true,
};

/** What can be used today and what cannot, without varnish. */
export function CapabilityLedger() {
  const listed = [...capabilities, useBillingProvider() === "none" ? plansByAdmin : pricing];
  return (
    <section id="features" aria-labelledby="features-title" className="scroll-mt-16 pb-16">
      <h2 id="features-title" className="mb-5 font-serif text-4xl font-medium">
        What is here, and what is not yet
      </h2>
      <ul className="rounded-lg border border-line-1">
        {listed.map(({ id, name, text, isHere }) => (
          <li
            key={name}
            id={id}
            className="grid scroll-mt-16 items-baseline gap-x-6 gap-y-0.5 border-line-1 px-4 py-3 not-last:border-b sm:grid-cols-[14rem_1fr_auto]"
          >
            <h3 className="text-base font-medium">{name}</h3>
            <p className="text-sm text-ink-2">{text}</p>
            <p className={classNames("font-mono text-xs", isHere ? "text-good" : "text-ink-3")}>
              {isHere ? "here" : "later"}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
