export interface SpeechRule {
  pattern: RegExp;
  say: string;
  /** The files that the rule reads. Default: all text files. */
  files?: RegExp;
}

const code = /^(apps|bench|bin|e2e|features|mocks|platform|sandboxes)\/.*\.tsx?$/;
const featureCode = /^features\/(?!.*\.test\.tsx?$).*\.tsx?$/;

/** What the repository must not mention: the machine it was written on, unfinished work, disabled rules. */
export const speechRules: SpeechRule[] = [
  { pattern: /(^|["'`(\s=])\/(work|home\/[a-z]+|Users\/[a-z]+)\//, say: "a path of one machine" },
  { pattern: /["'`]\/root\//, say: "a path of one machine; ask the system for its folders" },
  { pattern: /https?:\/\/[^\s"'/]*\b(artifactory|nexus|verdaccio|npm-mirror)\b/i, say: "a private registry" },
  {
    pattern: /"resolved": "(?!https:\/\/registry\.npmjs\.org\/)/,
    say: "a registry that others cannot reach",
    files: /^package-lock\.json$/,
  },
  { pattern: /\.\.\/shared\//, say: "a folder outside the repository" },
  { pattern: /\b(TODO|FIXME|XXX|HACK)\b/, say: "unfinished work; finish it or leave it out" },
  {
    pattern: /biome-ignore|eslint-disable|@ts-(ignore|nocheck|expect-error)/,
    say: "a rule switched off",
    files: code,
  },
  { pattern: /\bas any\b|\bas unknown as\b/, say: "an unsafe cast; describe the type", files: code },
  { pattern: /\b(describe|it|test)\.(skip|only|todo)\b/, say: "a test that is not run", files: code },
  { pattern: /\bprocess\.env\b/, say: "a setting read outside the platform", files: featureCode },
  { pattern: /\bconsole\./, say: "a log line outside the logger; use ctx.log", files: featureCode },
];
