import type { ProblemCode } from '../../contract/problems.ts'
import { ScanError, type ScanResult } from '../../gateways/files/scan-with-clamav.ts'
import type { FileContext } from './file-context.ts'

const problemOf: Record<ScanResult, ProblemCode | null> = {
  clean: null,
  infected: 'FILE_INFECTED',
  'too-large': 'FILE_TOO_COMPLEX',
}

/** The scanner's objection to a content; null where no scanner is set up. Without an answer the content is not accepted. */
export async function findScanProblem(
  { scan, onCheckFailed }: Pick<FileContext, 'scan' | 'onCheckFailed'>,
  file: string,
  content: () => AsyncIterable<Buffer>,
): Promise<ProblemCode | null> {
  if (!scan) return null
  try {
    return problemOf[await scan(content())]
  } catch (error) {
    // A store that is away is no fault of the scanner: the file is looked at later.
    if (!(error instanceof ScanError)) throw error
    onCheckFailed(error, file)
    return 'FILE_NOT_SCANNED'
  }
}
