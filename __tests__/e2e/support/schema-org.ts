import path from 'node:path';
import type { Thing } from '@adobe/structured-data-validator';
import ts from 'typescript';

/**
 * Checks JSON-LD against schema.org's vocabulary, as the package schema-dts (Google) renders it in types: which
 * properties a type has, and what each may hold. The compiler is the validator.
 *
 * @returns a line for each fault
 */
export function vocabularyFaults(graphs: readonly string[]): string[] {
  const name = path.resolve('__tests__/e2e/support/built.ts');
  const lines = graphs.map((json, index) => `export const graph${index}: Graph = ${json};`);
  const source = [`import type { Graph } from 'schema-dts';`, ...lines].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (file, ...rest) =>
    file === name
      ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2022)
      : getSourceFile.call(host, file, ...rest);
  host.fileExists = (file) => file === name || fileExists.call(host, file);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([name], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/**
 * Checks JSON-LD against what Google asks of rich results, with Adobe's validator.
 *
 * @returns a line for each error and warning
 */
export async function richResultFaults(graphs: readonly string[]): Promise<string[]> {
  const { default: Validator } = await import('@adobe/structured-data-validator');
  const things = graphs.flatMap((json) => (JSON.parse(json) as { '@graph': Thing[] })['@graph']);
  const jsonld: Record<string, Thing[]> = {};
  for (const thing of things) (jsonld[thing['@type']] ??= []).push(thing);
  const issues = await new Validator().validate({ jsonld });
  return issues.map((issue) => `${issue.severity} ${issue.rootType}: ${issue.issueMessage}`);
}
