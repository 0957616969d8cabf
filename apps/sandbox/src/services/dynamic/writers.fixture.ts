import { addComment, commentList } from '@paydirt/contract/community/comments';
import { addPost, postList } from '@paydirt/contract/community/posts';

import { type TestMember, withServices } from '../../testing/with-services.ts';

/** Set up the services for the tests of a file, with helpers for members of the community. */
export function withWriters() {
  const services = withServices();
  return {
    services,

    /** Register some members. */
    async people(count: number): Promise<TestMember[]> {
      const members: TestMember[] = [];
      for (let index = 0; index < count; index += 1) members.push(await services.insertMember());
      return members;
    },

    /** Write a post. */
    write: ({ token }: TestMember, content = 'A good week at the sluice.') =>
      services.call(addPost, { content }, { token }),

    /** Comment on a post, or reply to one of its comments. */
    say: ({ token }: TestMember, postId: string, content: string, commentId?: string) =>
      services.call(
        addComment,
        { postId, content, ...(commentId !== undefined && { commentId }) },
        { token },
      ),

    /** Read the posts that a member sees. */
    feed: async ({ token }: TestMember) => (await services.call(postList, { pageSize: 100 }, { token })).list,

    /** Read the comments of a post that a member sees. */
    thread: ({ token }: TestMember, postId: string) =>
      services.call(commentList, { postId, pageSize: 100 }, { token }),

    /** Send a call, and return the name of its refusal. */
    failure: async (...[call, input, options]: Parameters<typeof services.send>) =>
      (await services.send(call, input, options)).body.message,
  };
}
