/** The subcommands of `npm run admin -- models …`, with one line each. */
export const modelsUsage: [words: string, does: string][] = [
  ["models", "what is connected, what was found, and the command that connects it"],
  ["models list", "what is connected"],
  ["models detect", "model servers on this machine, and keys in the environment"],
  [
    "models add --kind <kind> --name <name> …",
    "connect a provider: openai, anthropic, google, azure_openai, mistral, groq, openrouter, openai_compatible",
  ],
  ["    --url <url>", "where an openai_compatible server answers"],
  ["    --key-env <SETTING>", "the setting that holds the key; leave it out where none is needed"],
  ["    --model <model>", "switch this model on; may be repeated"],
  ["    --force", "connect without asking the server"],
  ["models test <model>", "ask a model for a word and a tool call"],
  ["models enable <model>", "let people use it; the first one becomes the default"],
  ["models disable <model>", "stop people from using it"],
  ["models default <model>", "use it when nobody chooses"],
  [
    "models order <model> --none",
    "which models replace a failing default, in the named order; --none: no model",
  ],
  ["models purpose <purpose> <model> --none", "the default for chat, fast, vision or embedding"],
  ["models allow <model> …", "who may use it"],
  ["    --everyone", "no restriction"],
  ["    --plan <plan>", "workspaces with this plan; may be repeated"],
  ["    --team <team>", "members of this team; may be repeated"],
  ["models key <provider> --key-env <SETTING>", "replace the key by one that the provider accepts"],
  ["models remove-model <model>", "remove a model from its provider"],
  ["models price", "what the connected models cost"],
  ["models price <model> …", "set what a million tokens cost, in US dollars"],
  ["    --input <dollars>", "what the model reads"],
  ["    --cached-input <dollars>", "what it reads again; as --input when left out"],
  ["    --output <dollars>", "what the model writes"],
  ["    --kind <kind> --pattern <names>", "instead of a model: all names that fit, e.g. gpt-5*"],
  ["    --from <day>", "in force from that day on (UTC); from now on when left out"],
  ["    --none", "there is no price any more: calls count as free"],
  ["models remove <provider>", "disconnect a provider and forget its key"],
];

/** Complete commands to paste. */
export const modelsExamples = [
  "npm run admin -- models add --kind openai_compatible --name Ollama --url http://127.0.0.1:11434/v1",
  "MY_KEY=… npm run admin -- models add --kind openai_compatible --name Vendor --url https://api.vendor.example/v1 --key-env MY_KEY",
  'npm run admin -- models price "Vendor/large-model" --input 3 --cached-input 0.30 --output 15',
  'npm run admin -- models enable "Vendor/large-model"',
];
