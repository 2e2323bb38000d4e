import type { Place } from "./place.ts";
import { name } from "./words.ts";

const group = "(?:team|workspace|group)";

export const ofPeopleAndSettings: readonly Place[] = [
  {
    asks: [
      /^who(?: all| else)?(?:'s| is| are| works| belongs)(?: all)? (?:in|on|of|to) (?:my|our) (?:own )?(?:team|group)s?$/,
      /^(?:list|show|give|who are)(?: me)?(?: all)?(?: the)?(?: members| people)? ?(?:of|in|on)? ?(?:my|our) (?:own )?(?:teams?|groups?|team ?mates|team members)(?: members)?$/,
      /^(?:which|what) teams? (?:am i (?:in|on)|do i belong to)$/,
      /^wer(?: alles| noch)? (?:ist|arbeitet|gehört)(?: alles| noch)? (?:in|im|zu) (?:meine[mr]|unsere[mr]) team$/,
      /^(?:wer sind|zeige?|liste?|nenne?)(?: mir)?(?: die)?(?: mitglieder)? ?(?:meine?s?|unsere?s?) (?:teams?|teammitglieder)(?: auf| an)?$/,
      /^in welche[mn] teams? bin ich$/,
    ],
    meaning: { en: "say where the teams are", de: "sagen, wo die Teams stehen" },
    told: {
      en: "I cannot tell which team is yours. Name it, as in “who is in the team Sales?”, or ask “who works here?”: that lists everybody with their teams. The page [Team](/team) has them, too.",
      de: "Ich kann nicht sagen, welches Team Ihres ist. Nennen Sie es, wie in „Wer ist im Team Vertrieb?“, oder fragen Sie „Wer arbeitet hier?“: Das zeigt alle mit ihren Teams. Sie stehen auch auf der Seite [Team](/team).",
    },
  },
  {
    asks: [
      new RegExp(`^invite ${name}(?: (?:in)?to (?:my|our|the|this) ${group})?$`, "u"),
      /^invite (?:someone|somebody|people|everybody|everyone|(?:a|my|the)(?: new)? (?:user|person|member|colleague|guest)s?)(?: (?:in)?to (?:my|our|the|this) (?:workspace|team|group))?$/,
      new RegExp(`^(?:add|remove) ${name} (?:to|from) (?:my|the|our|this) ${group}$`, "u"),
      /^(?:make|create|add|delete|rename) (?:an?|my|the|our)(?: new)? team(?: (?:called|named) \S.{0,40})?$/,
      new RegExp(`^make ${name} (?:an? )?(?:admin|administrator|owner|member|guest)$`, "u"),
      new RegExp(
        `^lade? ${name}(?: (?:in (?:den|meinen|unseren) arbeitsbereich|(?:ins|in das|in mein|in unser) team))? ein$`,
        "u",
      ),
      new RegExp(
        `^${name} (?:(?:zum|ins|in das|in mein|in unser) team (?:hinzufügen|einladen|aufnehmen)|aus dem team entfernen)$`,
        "u",
      ),
      new RegExp(
        `^(?:füge?|nimm|entferne?) ${name} (?:zum|ins|in das|aus dem|in mein|aus meinem) team(?: hinzu| auf| heraus| raus)?$`,
        "u",
      ),
    ],
    meaning: { en: "say where people are invited", de: "sagen, wo man Personen einlädt" },
    told: {
      en: "I cannot invite people or change who is in a team here. Whoever may do that does it on the page [Team](/team).",
      de: "Ich kann hier niemanden einladen und keine Teams ändern. Wer das darf, tut es auf der Seite [Team](/team).",
    },
  },
  {
    asks: [
      /^(?:delete|erase|remove|clear|change|edit|correct) (?:all )?(?:of )?(?:my|your) (?:memory|memories|memory proposals?)$/,
      /^(?:accept|decline|reject|show|list|what are|which are)(?: me)? (?:all )?(?:of )?(?:(?:my|your) (?:memory )?proposals|the memory proposals)$/,
      /^(?:turn|switch) (?:off|on) (?:my |your |the )?memory$|^(?:turn|switch) (?:my |your |the )?memory (?:off|on)$/,
      /^(?:lösche?|entferne?|ändere?|leere) (?:dein|mein) gedächtnis$|^(?:schalte) (?:dein|mein|das) gedächtnis (?:aus|ein|ab)$/,
      /^(?:zeige?|liste?|nimm|lehne?)(?: mir)? (?:alle )?(?:deine|meine) vorschläge(?: auf| an| ab)?$/,
    ],
    meaning: {
      en: "say where you decide what I remember",
      de: "sagen, wo Sie entscheiden, was ich mir merke",
    },
    told: {
      en: "I cannot do that here: what I remember of you, and the proposals that wait for you, you decide on the page [Memory](/settings/memory) of the settings.",
      de: "Das kann ich nicht: Was ich mir über Sie merke, und welche Vorschläge auf Sie warten, entscheiden Sie auf der Seite [Gedächtnis](/settings/memory) der Einstellungen.",
    },
  },
  {
    asks: [
      /^(?:change|reset|set|update|renew) my (?:own |account |login |sign-?in )?password$/,
      /^(?:turn|switch|set) (?:on|off|up) (?:my |an? )?(?:two-?factor|2fa|passkeys?)(?: authentication| login| sign-?in)?$/,
      /^(?:ändere?|setze?|erneuere?) mein passwort(?: zurück)?$|^mein passwort (?:ändern|zurücksetzen)$/,
    ],
    meaning: { en: "say where you change how you sign in", de: "sagen, wo Sie Ihre Anmeldung ändern" },
    told: {
      en: "I cannot change how you sign in. You do that on the page [Security](/settings/security) of the settings.",
      de: "Ich kann nicht ändern, wie Sie sich anmelden. Das tun Sie auf der Seite [Sicherheit](/settings/security) der Einstellungen.",
    },
  },
  {
    asks: [
      /^(?:use|enable|disable|activate|(?:switch|change|turn|set)(?: to| on| off)?) (?:(?:my|the|your) )?(?:dark|light) (?:mode|theme)(?: on| off)?$/,
      /^(?:change|switch|set|update) (?:my|the|your) (?:theme(?: to (?:dark|light))?|settings)$/,
      /^(?:change|switch|set) (?:(?:my|the|your) )?(?:interface |app )?language(?: (?:in)?to (?:german|english))?$/,
      /^(?:change|switch|set|update) (?:(?:my|the|your) )?time ?zone(?: to \S+)?$/,
      /^(?:ändere?|stelle?|wechsle) (?:(?:meine|die|deine) )?(?:sprache|zeitzone)(?: auf (?:deutsch|englisch|\S+\/\S+))?(?: um)?$/,
      /^(?:stelle?|schalte|wechsle|aktiviere|deaktiviere) (?:(?:den|das|auf|in|zum) ){0,2}(?:dunkelmodus|(?:dunkle|helle)[snm]? (?:modus|design))(?: ein| aus| an| um)?$/,
      /^(?:ändere?) (?:meine|die|deine) einstellungen$|^(?:(?:meine|die) )?(?:sprache|zeitzone|einstellungen) (?:ändern|umstellen)$/,
    ],
    meaning: { en: "say where the settings are", de: "sagen, wo die Einstellungen stehen" },
    told: {
      en: "I cannot change settings. The look, the language and the time zone are in the [Settings](/settings).",
      de: "Ich kann keine Einstellungen ändern. Aussehen, Sprache und Zeitzone stehen in den [Einstellungen](/settings).",
    },
  },
  {
    asks: [
      /^(?:change|update|edit|set|turn on|turn off|switch off|switch on|stop|mute) (?:(?:my|the|your|all) )*(?:e-?mail |mail )?notifications$/,
      /^(?:turn|switch) (?:(?:my|the|your|all) )*(?:e-?mail |mail )?notifications (?:on|off)$/,
      /^(?:ändere?|schalte|stelle?|stoppe?) (?:(?:meine|die|alle) )*benachrichtigungen(?: aus| ein| an| ab| um)?$/,
    ],
    meaning: {
      en: "say where you decide what you are notified of",
      de: "sagen, wo Sie Ihre Benachrichtigungen einstellen",
    },
    told: {
      en: "I cannot change what you are notified of. You do that on the page [Notifications](/settings/notifications) of the settings.",
      de: "Ich kann nicht ändern, worüber Sie benachrichtigt werden. Das tun Sie auf der Seite [Benachrichtigungen](/settings/notifications) der Einstellungen.",
    },
  },
];
