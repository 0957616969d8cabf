import * as addMediaPost from './add-media-post.ts';
import * as avoided from './blocked-authors.ts';
import * as comments from './comments.ts';
import * as guidePosts from './guide-posts.ts';
import * as posts from './posts.ts';
import * as reports from './reports.ts';

export const dynamicModules = [addMediaPost, avoided, comments, guidePosts, posts, reports];
