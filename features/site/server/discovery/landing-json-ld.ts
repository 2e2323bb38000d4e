import type { Language } from "../../contract/content/language.ts";
import type { Operator } from "../../contract/content/operator.ts";
import type { JsonLd } from "./json-ld.ts";
import { pathIn } from "./path-in.ts";

export interface LandingFacts {
  /** No trailing slash. */
  publicUrl: string;
  language: Language;
  name: string;
  description: string;
  /** The operator. Unstated fields are empty. */
  operator: Pick<Operator, "name" | "address" | "url">;
  plans: readonly SoldPlan[];
  questions: readonly { question: string; answer: string }[];
}

export interface SoldPlan {
  name: string;
  description?: string | undefined;
  monthlyCents: number;
  /** ISO 4217. Default: USD. */
  currency?: string;
}

/** Structured data of the landing page: operator, product with prices, and answered questions. */
export function landingJsonLd(facts: LandingFacts): JsonLd[] {
  const { publicUrl, language, name, questions } = facts;
  const operatorId = operatorIdOf(facts);
  return [
    operatorThing(facts),
    {
      "@type": "SoftwareApplication",
      "@id": `${publicUrl}/#product`,
      name,
      description: facts.description,
      url: publicUrl + pathIn(language, "/"),
      image: `${publicUrl}/og-${language}.png`,
      inLanguage: language,
      applicationCategory: "BusinessApplication",
      operatingSystem: "Any with a browser",
      provider: { "@id": operatorId },
      ...(facts.plans.length > 0 ? { offers: facts.plans.map((plan) => offerOf(plan, facts)) } : {}),
    },
    ...(questions.length > 0 ? [questionsOf(facts)] : []),
  ];
}

function operatorIdOf({ publicUrl }: LandingFacts): string {
  return `${publicUrl}/#operator`;
}

/** The operator as an organization, without a logo: the product's logo is not the operator's. */
function operatorThing(facts: LandingFacts): JsonLd {
  const { publicUrl, name, operator } = facts;
  const address = operator.address
    .split(/\s*\n\s*/)
    .filter(Boolean)
    .join(", ");
  return {
    "@type": "Organization",
    "@id": operatorIdOf(facts),
    name: operator.name || name,
    url: operator.url || `${publicUrl}/`,
    ...(address ? { address } : {}),
    ...(operator.name ? {} : { logo: `${publicUrl}/icons/512.png` }),
  };
}

function offerOf(
  { name, description, monthlyCents, currency = "USD" }: SoldPlan,
  facts: LandingFacts,
): JsonLd {
  const price = (monthlyCents / 100).toFixed(2);
  return {
    "@type": "Offer",
    name,
    ...(description ? { description } : {}),
    url: `${facts.publicUrl}${pathIn(facts.language, "/")}#pricing`,
    price,
    priceCurrency: currency,
    availability: "https://schema.org/InStock",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency: currency,
      unitCode: "MON",
      billingDuration: 1,
    },
  };
}

function questionsOf({ publicUrl, language, questions }: LandingFacts): JsonLd {
  return {
    "@type": "FAQPage",
    "@id": `${publicUrl}${pathIn(language, "/")}#faq`,
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
