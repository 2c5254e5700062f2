import { join } from 'node:path';
import type { SourceFile } from 'typescript/unstable/ast';
import { API, type Checker, type Project } from 'typescript/unstable/sync';

/** A file of the server with what the compiler knows of it. */
export interface CheckedFile {
  file: SourceFile;
  /** From the root. */
  path: string;
  checker: Checker;
}

/** What is found in each of these files of the server. */
export function ofServer<Found>(root: string, paths: readonly string[], find: (one: CheckedFile) => Found[]): Found[] {
  return withServer(root, ({ program, checker }) =>
    paths.flatMap((path) => {
      const file = program.getSourceFile(join(root, path));
      return file ? find({ file, path, checker }) : [];
    }),
  );
}

/** What is found in the server as a whole; the compiler ends with it. */
export function withServer<Found>(root: string, find: (project: Project) => Found): Found {
  const api = new API({ cwd: root });
  try {
    const config = join(root, 'server/tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`${config} is no project.`);
    return find(project);
  } finally {
    api.close();
  }
}
