/** One Cedar policy, and why it applies in a sentence for the person. */
export interface Policy {
  text: string;
  why: string;
}

const call = 'principal, action == Action::"call", resource';

/** 2 is text of the workspace's own members; above it, somebody outside could have written it. */
const isClean = "context.planIntegrity <= 2";
const isConsequential = "resource.writes && !(resource.own && resource.reversible && !resource.egress)";

/** What reads or does something with the person's own rights. */
const isOfPerson = 'resource.reads == "person" || resource.writes || resource.source != "built_in"';

/**
 * The rules that hold in every workspace. Nobody can remove them. What no rule permits needs a person, and
 * `forbid` wins over `permit`.
 */
export const builtInPolicies: Readonly<Record<string, Policy>> = {
  read: {
    text: `permit(${call}) when { !resource.writes && !resource.egress };`,
    why: "It only reads, and sends nothing out.",
  },
  guarded_read: {
    text: `permit(${call}) when { !resource.writes && resource.guarded };`,
    why: "It only reads, and the tool checks what it sends.",
  },
  clean_read: {
    text: `permit(${call}) when { !resource.writes && ${isClean} };`,
    why: "It only reads, and nothing from outside was read before.",
  },
  own: {
    text: `permit(${call}) when { resource.writes && resource.own && resource.reversible && !resource.egress && !resource.external };`,
    why: "Only you see it, and you can take it back.",
  },
  clean_change: {
    text: `permit(${call}) when { resource.writes && resource.reversible && !resource.egress && !resource.external && ${isClean} };`,
    why: "It stays in your workspace, can be taken back, and nothing from outside was read before.",
  },
  approved: {
    text: `permit(${call}) when { context.approved };`,
    why: "A person approved it.",
  },
  outside_text: {
    text: `forbid(${call}) when { ${isConsequential} && !(${isClean}) } unless { context.approved };`,
    why: "The assistant has read text from outside, such as a web page or a file, and this would change something.",
  },
  others_words: {
    text: `forbid(${call}) when { context.isSteered && (${isOfPerson}) } unless { context.approved };`,
    why: "Somebody else wrote into this answer, and this would use your rights.",
  },
  other_conversation: {
    text: `forbid(${call}) when { resource.egress && context.readsElsewhere && !(resource.guarded && !resource.writes) } unless { context.approved };`,
    why: "It could send out something that only another conversation, a collection or your memory contains.",
  },
  other_readers: {
    text: `forbid(${call}) when { resource.writes && resource.shared && context.readsElsewhere } unless { context.approved };`,
    why: "Other people would read it, and it could hold something that only another conversation, a collection or your memory contains.",
  },
};
