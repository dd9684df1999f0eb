import Handlebars from 'handlebars';

type Program = hbs.AST.Program;
type Statement = hbs.AST.Statement;
type Expression = hbs.AST.Expression;

/** What the caller of a partial gives it. */
interface Given {
  /** Its arguments by their names, as the caller wrote them: `{{> action link=replyLink label="Reply"}}`. */
  names: ReadonlyMap<string, Expression>;
  /** What stands between its tags, as `@partial-block`, and inline partials from there. */
  blocks: ReadonlyMap<string, () => Statement[]>;
}

const NOTHING: Given = { names: new Map(), blocks: new Map() };
const PARTIAL_BLOCK = '@partial-block';
/** Inside a block, names are those of the block's item, not of the partial. */
const BLOCKS_OF_THEIR_OWN = ['each', 'with'];

/**
 * Puts the partials of a template in their places, for Handlebars to compile. Otherwise each partial would copy all
 * that the mail says, each time a mail is written, which took as long as the rest of writing it. A partial can be
 * given strings and names, and a block sees what the template around it sees.
 * Throws Error for a partial that is not given, or that uses what cannot be put in its place.
 *
 * @param sourceOf text of a partial
 * @param written a string as the mail has it
 */
export function inlinePartials(
  source: string,
  sourceOf: (partial: string) => string,
  written: (text: string) => string,
): Program {
  return new Inliner(sourceOf, written).program(Handlebars.parse(source), NOTHING);
}

class Inliner {
  constructor(
    private readonly sourceOf: (partial: string) => string,
    private readonly written: (text: string) => string,
  ) {}

  program(program: Program, given: Given): Program {
    return { ...program, body: program.body.flatMap((statement) => this.statement(statement, given)) };
  }

  private statement(statement: Statement, given: Given): Statement[] {
    if (isA<hbs.AST.MustacheStatement>(statement, 'MustacheStatement'))
      return [this.mustache(statement, given)];
    if (isA<hbs.AST.BlockStatement>(statement, 'BlockStatement')) return [this.block(statement, given)];
    if (isA<hbs.AST.PartialStatement>(statement, 'PartialStatement')) {
      return this.partial(statement, given, NOTHING.blocks);
    }
    if (isA<hbs.AST.PartialBlockStatement>(statement, 'PartialBlockStatement')) {
      return this.partial(statement, given, this.blocksIn(statement.program, given));
    }
    return [statement];
  }

  private partial(
    { name, hash }: hbs.AST.PartialStatement | hbs.AST.PartialBlockStatement,
    given: Given,
    blocks: Given['blocks'],
  ): Statement[] {
    const wanted = (name as hbs.AST.PathExpression).original;
    const block = given.blocks.get(wanted);
    if (block) return block();
    const names = new Map(given.names);
    for (const { key, value } of argumentsOf(hash, given)) names.set(key, value);
    return this.program(Handlebars.parse(this.sourceOf(wanted)), { names, blocks }).body;
  }

  private blocksIn({ body }: Program, given: Given): Given['blocks'] {
    const blocks = new Map<string, () => Statement[]>();
    const isInline = ({ type }: Statement) => type === 'DecoratorBlock';
    for (const { params, program } of body.filter(isInline) as hbs.AST.DecoratorBlock[]) {
      const name = (params[0] as hbs.AST.StringLiteral).value;
      blocks.set(name, () => this.program(program, given).body);
    }
    const rest = body.filter((statement) => !isInline(statement));
    blocks.set(PARTIAL_BLOCK, () => rest.flatMap((statement) => this.statement(statement, given)));
    return blocks;
  }

  private block(block: hbs.AST.BlockStatement, given: Given): Statement {
    const inside = BLOCKS_OF_THEIR_OWN.includes(block.path.original)
      ? { ...given, names: NOTHING.names }
      : given;
    return {
      ...call(block, given),
      program: this.program(block.program, inside),
      inverse: block.inverse && this.program(block.inverse, inside),
    } as hbs.AST.BlockStatement;
  }

  private mustache(mustache: hbs.AST.MustacheStatement, given: Given): Statement {
    const value = meant(mustache.path, given);
    if (value === mustache.path) return call(mustache, given);
    if (isA<hbs.AST.PathExpression>(value, 'PathExpression'))
      return { ...mustache, path: value } as Statement;
    const text = this.written((value as hbs.AST.StringLiteral).value);
    return {
      type: 'ContentStatement',
      value: text,
      original: text,
      loc: mustache.loc,
    } as unknown as Statement;
  }
}

function isA<T extends hbs.AST.Node>(
  node: hbs.AST.Node,
  type: T extends { type: infer Type } ? Type : never,
): node is T {
  return node.type === type;
}

/** The same helper with what its caller gave for the names among its arguments. */
function call<T extends { params: Expression[]; hash: hbs.AST.Hash }>(helper: T, given: Given): T {
  return {
    ...helper,
    params: helper.params.map((param) => meant(param, given)),
    hash: helper.hash && { ...helper.hash, pairs: argumentsOf(helper.hash, given) },
  };
}

function argumentsOf(hash: hbs.AST.Hash | undefined, given: Given): hbs.AST.HashPair[] {
  return (hash?.pairs ?? []).map((pair) => ({ ...pair, value: meant(pair.value, given) }));
}

function meant(expression: Expression, given: Given): Expression {
  if (isA<hbs.AST.SubExpression>(expression, 'SubExpression')) return call(expression, given);
  if (!isA<hbs.AST.PathExpression>(expression, 'PathExpression')) return expression;
  return given.names.get(expression.original) ?? expression;
}
