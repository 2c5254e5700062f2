/** Who reads what tests are told: the server's own reader, once for all files of a worker. */
import '../src/languages/reader.ts';
