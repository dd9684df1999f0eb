import { getMetadataStorage } from 'class-validator';
import { Config } from './config.ts';

type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

const SAY_MORE = ['matches', 'minLength'];

/** What a rule says, in words that continue "the value is …"; an empty text where another rule says more. */
const WORDS: Record<string, (rule: Rule, all: Rule[]) => string> = {
  isOptional: () => '',
  isString: (_rule, all) => (all.some(({ name }) => SAY_MORE.includes(name ?? '')) ? '' : 'text'),
  isInt: (_rule, all) => `whole number${limitsOf(all)}`,
  min: () => '',
  max: () => '',
  isBoolean: () => '`true` or `false`',
  isEmail: ({ each }) => (each ? 'e-mail addresses, separated by commas' : 'e-mail address'),
  isIp: () => 'IP address',
  isTimeZone: () => 'name of a time zone',
  isUrl: ({ constraints }) => `address that begins with ${listOf(constraints[0].protocols, '://')}`,
  isIn: ({ constraints }) => `one of ${listOf(constraints[0])}`,
  minLength: ({ constraints, each }) =>
    `at least ${constraints[0]} characters${each ? ' each, separated by commas' : ''}`,
  matches: ({ message }) => String(message).replace(/^\S+ must (be )?/, ''),
  // A setting that others demand: what its message says after the name.
  isDefined: ({ message }) => String(message).replace(/^.*?: /, ''),
};

/** The rules of a setting as one phrase, and whether it may be absent. */
export function rulesInWords(setting: string): { words: string; isOptional: boolean } {
  const all = rules().filter(({ propertyName }) => propertyName === setting);
  // Decorators run from the lowest to the highest, and people read from the highest.
  const words = all.toReversed().map((rule) => {
    const name = rule.name ?? '';
    if (rule.type === 'conditionalValidation') return '';
    const inWords = WORDS[name];
    if (!inWords) throw new Error(`${setting} has a rule without words here: ${name}`);
    return inWords(rule, all);
  });
  return {
    words: words.filter(Boolean).join('; '),
    isOptional: all.some(({ type }) => type === 'conditionalValidation'),
  };
}

function rules(): Rule[] {
  return getMetadataStorage().getTargetValidationMetadatas(Config, '', false, false);
}

function limitsOf(all: Rule[]): string {
  const limit = (wanted: string): number => all.find(({ name }) => name === wanted)?.constraints[0];
  const [least, most] = [limit('min'), limit('max')];
  return most === Number.MAX_SAFE_INTEGER ? `, at least ${least}` : ` from ${least} to ${most}`;
}

function listOf(values: string[], end = ''): string {
  return values.map((value) => `\`${value}${end}\``).join(', ');
}
