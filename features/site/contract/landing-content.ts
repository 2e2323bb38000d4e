import { z } from "zod";

/** Plain text without markup. */
const words = (longest: number) => z.string().trim().min(1).max(longest);
const heading = words(120);
const paragraph = words(600);

/** A place on this site, on the page itself, or elsewhere. */
const href = z
  .string()
  .max(300)
  .regex(/^(\/(?![/\\])|#|https:\/\/|mailto:)/, "A link must start with /, #, https:// or mailto:.");

/** Whether it can be used today. */
export const Availability = z.enum(["here", "building"]);
export type Availability = z.infer<typeof Availability>;

const Capability = z.object({ name: words(60), text: paragraph, availability: Availability });

const Point = z.object({ text: words(160), availability: Availability });

/** The product's line drawings. */
export const LandingDrawing = z.enum([
  "audit",
  "agents",
  "browsing",
  "crm",
  "canvas",
  "voice",
  "self-hosting",
]);
export type LandingDrawing = z.infer<typeof LandingDrawing>;

const Slip = z.object({
  act: words(60),
  time: words(20),
  lines: z.array(z.object({ label: words(40), value: words(60) })).max(5),
  onBehalfOfLabel: words(40),
  onBehalfOf: words(60),
  recordLabel: words(40),
  record: words(60),
});

/** An illustrated conversation with the assistant's steps and its receipt. */
const WorkScene = z.object({
  request: words(200),
  steps: z.array(z.object({ act: words(40), object: words(80), took: words(20) })).max(5),
  answer: words(300),
  slip: Slip,
  caption: words(300),
});

/** An illustrated question to a person. */
const QuestionScene = z.object({
  title: words(100),
  facts: z.array(z.object({ label: words(30), value: words(100) })).max(6),
  approve: words(40),
  edit: words(40),
  deny: words(40),
  caption: words(300),
});

const Testimonial = z.object({
  quote: words(500),
  name: words(80),
  role: words(120),
  /** True for a made-up quote. The page labels it as an example. */
  isExample: z.boolean(),
});

/** All texts of the landing page, in the same structure for every language. */
export const LandingContent = z.object({
  meta: z.object({ title: words(70), description: words(200) }),
  hero: z.object({
    badge: words(80),
    headline: words(120),
    lead: paragraph,
    /** What the product is to do, in a few words each. */
    bullets: z.array(z.object({ name: words(60), availability: Availability })).max(8),
    planFeaturesHeading: words(80),
    /** Shown below the plan's features. */
    planFeaturesNote: words(200),
    /** `{prices}` is replaced by the plans and their prices. */
    prices: words(120),
    scene: WorkScene,
  }),
  /** The two labels of availability. */
  availability: z.object({ here: words(40), building: words(40) }),
  stats: z.object({
    heading,
    items: z
      .array(z.object({ value: words(20), label: words(60) }))
      .min(1)
      .max(4),
    footnote: words(300),
  }),
  demo: z.object({
    heading,
    lead: paragraph,
    points: z.array(words(160)).max(6),
    action: words(60),
    note: words(200),
    /** Alternative text of the picture. */
    pictureAlt: words(300),
  }),
  capabilities: z.object({
    heading,
    lead: paragraph,
    items: z.array(Capability).min(1).max(16),
    diagramLink: words(80),
  }),
  features: z.object({
    heading,
    lead: paragraph,
    items: z
      .array(Capability.extend({ points: z.array(Point).max(5), drawing: LandingDrawing.optional() }))
      .min(1)
      .max(8),
  }),
  agents: z.object({
    heading,
    lead: paragraph,
    steps: z.array(z.object({ name: words(60), text: words(300) })).max(6),
    question: QuestionScene,
  }),
  enterprise: z.object({
    heading,
    lead: paragraph,
    points: z.array(Capability).max(8),
    link: z.object({ label: words(60), href }),
  }),
  testimonials: z.object({
    heading,
    note: words(300),
    /** The label of made-up quotes. */
    exampleLabel: words(40),
    items: z.array(Testimonial).max(9),
  }),
  pricing: z.object({
    heading,
    lead: paragraph,
    monthly: words(30),
    yearly: words(30),
    perMonth: words(30),
    perYear: words(30),
    /** `{days}` is replaced by the number of days. */
    trial: words(120),
    note: words(300),
    /** Translations of the plans' descriptions and features, which exist in one language only. */
    planWords: z.array(z.object({ text: words(200), translation: words(200) })).max(80),
    /** Unfinished features of plans: the text up to the colon, as in the plan. */
    beingBuilt: z.array(words(200)).max(80).default([]),
    comparison: z.object({
      heading,
      feature: words(40),
      included: words(30),
      notIncluded: words(30),
      pricePerMonth: words(60),
      trialDays: words(60),
    }),
    /** For installations that sell nothing. */
    notSold: z.object({ heading, text: paragraph }),
  }),
  faq: z.object({
    heading,
    items: z
      .array(
        z.object({
          question: words(160),
          answer: words(900),
          /** True for questions about buying. Hidden where nothing is sold. */
          isOnlyWhenSold: z.boolean().default(false),
        }),
      )
      .max(20),
  }),
  metrics: z.object({
    heading,
    lead: paragraph,
    cardTitle: words(60),
    chatInteractions: words(60),
    activeUsers: words(60),
    apiRequests: words(60),
    note: words(200),
  }),
  footer: z.object({
    line: words(200),
    groups: z
      .array(
        z.object({
          heading: words(40),
          links: z.array(z.object({ label: words(60), href })).max(10),
        }),
      )
      .max(5),
    closing: words(200),
  }),
});

export type LandingContent = z.infer<typeof LandingContent>;
